/** The id of a failure as a server puts it into an address; empty where it does not look like one, since anybody may have written it. */
export function readReference(query: URLSearchParams): string {
  const id = query.get('id') ?? '';
  return /^[\w.:-]{1,64}$/.test(id) ? id : '';
}
