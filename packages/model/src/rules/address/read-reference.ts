/** The id of a failure that the server put into an address; empty if it does not look like one, since anybody can write an address. */
export function readReference(query: URLSearchParams): string {
  const id = query.get('id') ?? '';
  return /^[\w.:-]{1,64}$/.test(id) ? id : '';
}
