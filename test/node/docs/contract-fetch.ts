import { accountBase } from '../../../demo/backend/testing/browser.ts';
import { mistakes } from './contract.ts';
import { keptOpenApi, operations, type Parameter } from './open-api.ts';

const document = keptOpenApi();
const calls = operations(document).filter(({ operation }) => !operation.tags.includes('Proxy'));
const translations = '/products-translation';

type Call = (typeof calls)[number];
type Fetch = typeof globalThis.fetch;

/** A fetch that records in `told` the calls, and how requests and responses differ from the contract. */
export function contractFetch(send: Fetch, told: { calls: Set<string>; mistakes: string[] }): Fetch {
  return async (input, init = {}) => {
    const url = contractUrl(new URL(input as string));
    const call = callOf(url, init.method ?? 'GET');
    const answer = await send(input, init);
    const body = answer.status === 204 ? null : await answer.arrayBuffer();
    const response = () => new Response(body, answer);
    if (call) {
      told.calls.add(call.operation.operationId);
      told.mistakes.push(...requestMistakes(call, url, init), ...(await answerMistakes(call, response())));
    } else {
      told.mistakes.push(`${init.method ?? 'GET'} ${url.pathname} is not in the contract`);
    }
    return response();
  };
}

/** The URL of a request as the contract has it: without the proxy, and without the service's prefix in the demo. */
function contractUrl(url: URL): URL {
  if (url.pathname === '/proxy-api-request/')
    return new URL((url.searchParams.get('redirect') ?? '').replace(accountBase, `${url.origin}/`));
  const { origin, pathname, search } = url;
  return pathname.startsWith(translations)
    ? new URL(pathname.slice(translations.length) + search, origin)
    : url;
}

function callOf(url: URL, method: string): Call | undefined {
  return calls.find(
    (call) =>
      call.method === method.toLowerCase() &&
      new RegExp(`^${call.path.replace('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
  );
}

function requestMistakes({ operation }: Call, url: URL, init: RequestInit): string[] {
  const { operationId, parameters = [], requestBody, security } = operation;
  const headers = new Headers(init.headers);
  const found: string[] = [];
  const named = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  for (const { name, required } of named('query'))
    if (required && !url.searchParams.has(name)) found.push(`${operationId} lacks ?${name}`);
  for (const name of url.searchParams.keys())
    if (!named('query').some((query) => query.name === name)) found.push(`${operationId} has ?${name}`);
  for (const { name } of named('header'))
    if (!headers.has(name)) found.push(`${operationId} lacks the header ${name}`);
  const credentials = security?.length === 0 ? 'omit' : 'include';
  if (init.credentials !== credentials) found.push(`${operationId} has credentials ${init.credentials}`);
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema !== (init.body === undefined)) found.push(`${operationId} has a body or lacks one`);
  if (schema && typeof init.body === 'string')
    found.push(...mistakes(schema, JSON.parse(init.body), `${operationId}'s body`));
  return found;
}

/** How a response differs: in its status, content type or JSON. */
export async function answerMistakes({ operation }: Call, response: Response): Promise<string[]> {
  const name = `${operation.operationId} ${response.status}`;
  const given = operation.responses[response.status];
  if (!given) return [`${name} is no status of the contract`];
  const component = given.$ref?.split('/').at(-1) ?? '';
  const content = document.components.responses[component]?.content ?? given.content;
  if (!content) return [];
  const [type = '', expected] = Object.entries(content)[0] ?? [];
  if (!response.headers.get('content-type')?.startsWith(type)) return [`${name} is not ${type}`];
  return expected && type === 'application/json'
    ? mistakes(expected.schema, await response.json(), name)
    : [];
}
