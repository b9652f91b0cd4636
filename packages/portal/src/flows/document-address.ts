import { splitUrl } from '@fleet-portal/model/rules';

/** The address by which a page that is shown is loaded anew: with a fragment the browser would only scroll to it. */
export function documentAddress(url: string): string {
  const { path, query } = splitUrl(url);
  return path + query;
}

/** The same, without asking for a transaction preview: whoever leaves one would be led into it again. */
export function addressWithoutPreview(url: string): string {
  const { path, query } = splitUrl(url);
  const rest = new URLSearchParams(query);
  if (!rest.has(previewParameter)) return path + query;
  rest.delete(previewParameter);
  return rest.size > 0 ? `${path}?${rest.toString()}` : path;
}

const previewParameter = 'transactionId';
