/** Makes words of a technical name: `./FleetSummary`, `fleet-summary` and `fleet_summary` all read "Fleet summary". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/^\.\//, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
