interface FactsProps {
  /** What the facts are about, for those who hear the table. */
  label: string;
  facts: Readonly<Record<string, string>>;
}

/** Names and values; those without a value are left out. */
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
