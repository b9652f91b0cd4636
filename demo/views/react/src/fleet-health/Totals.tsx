import type { Vehicle } from './vehicles.ts';
import { statuses } from './vehicles.ts';
import type { Words } from './words.ts';

interface TotalsProps {
  vehicles: readonly Vehicle[];
  words: Words;
  locale: string;
}

/** How many vehicles there are, and how many in each state. */
export function Totals({ vehicles, words, locale }: TotalsProps) {
  const numbers = new Intl.NumberFormat(locale);
  const count = (wanted: string) => vehicles.filter(({ status }) => status === wanted).length;
  return (
    <dl className="totals">
      <div>
        <dt>{words.vehicles}</dt>
        <dd>{numbers.format(vehicles.length)}</dd>
      </div>
      {statuses.map((status) => (
        <div key={status}>
          <dt>{words[status]}</dt>
          <dd>{numbers.format(count(status))}</dd>
        </div>
      ))}
    </dl>
  );
}
