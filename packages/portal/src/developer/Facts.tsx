interface FactsProps {
  /** The table's accessible name. */
  label: string;
  facts: Readonly<Record<string, string>>;
}

/** A table of names and values; those without a value are left out. */
export function Facts({ label, facts }: FactsProps) {
  const known = Object.entries(facts).filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return (
    <table className="developer-facts" aria-label={label}>
      <tbody>
        {known.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td dir="auto">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
