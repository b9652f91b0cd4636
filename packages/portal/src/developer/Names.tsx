import { useId } from 'react';

/** A list of names, such as permissions, in alphabetical order. */
export function Names({ title, names }: { title: string; names: readonly string[] }) {
  const heading = useId();
  const sorted = [...new Set(names)].toSorted();
  return (
    <>
      <h4 id={heading}>{title}</h4>
      {sorted.length === 0 ? (
        <p className="muted">None</p>
      ) : (
        <ul className="tags" aria-labelledby={heading}>
          {sorted.map((name) => (
            <li key={name} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
