import { useMessages } from '../../context/locale-context.ts';

interface DetailsProps {
  heading: string;
  intro: string;
  entries: [label: string, value: string][];
}

/** A card of labelled values; empty ones are shown as not provided. */
export function Details({ heading, intro, entries }: DetailsProps) {
  const { notProvided } = useMessages();
  return (
    <section className="card stack-tight">
      <h2>{heading}</h2>
      <p className="muted small">{intro}</p>
      <dl className="details">
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? '' : 'muted'}>{value || notProvided}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
