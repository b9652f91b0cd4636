/** An answer to a call, or null where whoever has answered so far answers. */
type Answer = (address: URL, init: RequestInit | undefined) => Response | null | Promise<Response | null>;

const fetch = window.fetch.bind(window);

/** Answers calls in the server's place for the rest of the test. */
export function answerFetch(answer: Answer): void {
  const next = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, document.baseURI);
    return (await answer(address, init)) ?? next(input, init);
  };
}

/** The paths that are fetched in the rest of the test. */
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
