/** @throws Error if the server does not have the file */
export async function loadJson(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address}: status ${response.status}`);
  return response.json();
}
