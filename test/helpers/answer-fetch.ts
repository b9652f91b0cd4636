/** The response to a call, or null to leave it to the previous handler. */
type Answer = (address: URL, init: RequestInit | undefined) => Response | null | Promise<Response | null>;

const fetch = window.fetch.bind(window);

/** Answers calls in place of the server for the rest of the test. */
export function answerFetch(answer: Answer): void {
  const next = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, document.baseURI);
    return (await answer(address, init)) ?? next(input, init);
  };
}

/** Records the paths that are fetched in the rest of the test. */
export function noteFetched(): readonly string[] {
  const paths: string[] = [];
  answerFetch(({ pathname }) => {
    paths.push(pathname);
    return null;
  });
  return paths;
}

afterEach(() => {
  window.fetch = fetch;
});
