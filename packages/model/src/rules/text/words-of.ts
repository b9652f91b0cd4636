/** Turns a technical name into words: `./FleetSummary`, `fleet-summary` and `fleet_summary` all become "Fleet summary". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/^\.\//, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
