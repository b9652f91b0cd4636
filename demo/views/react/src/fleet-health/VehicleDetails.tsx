import { useEffect, useRef, type MouseEvent } from 'react';
import type { ViewInputs } from '../../../common/inputs.ts';
import { distanceText } from '../../../common/units.ts';
import type { Vehicle } from './vehicles.ts';
import type { Words } from './words.ts';

interface VehicleDetailsProps {
  vehicle: Vehicle;
  words: Words;
  locale: string;
  historyPath: string | null;
  navigate: ViewInputs['navigate'];
  onBack: () => void;
}

/** The details of one vehicle. Focuses its name, because the row that had the focus is hidden. */
export function VehicleDetails({
  vehicle,
  words,
  locale,
  historyPath,
  navigate,
  onBack,
}: VehicleDetailsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });

  function followInShell(event: MouseEvent<HTMLAnchorElement>) {
    if (
      !historyPath ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigate(historyPath);
  }

  return (
    <div className="details">
      <h3 ref={title} tabIndex={-1}>
        {vehicle.name} <span className="muted">{vehicle.plate}</span>
      </h3>
      <span className={`status ${vehicle.status}`}>{words[vehicle.status]}</span>
      <dl>
        <div>
          <dt>{words.service}</dt>
          <dd>{day.format(new Date(vehicle.service))}</dd>
        </div>
        <div>
          <dt>{words.mileage}</dt>
          <dd>{distanceText(vehicle.mileage, locale)}</dd>
        </div>
        <div>
          <dt>{words.charge}</dt>
          <dd>{vehicle.charge === null ? words.combustion : percent.format(vehicle.charge / 100)}</dd>
        </div>
      </dl>
      <div className="actions">
        <button type="button" className="button" onClick={onBack}>
          {words.back}
        </button>
        {historyPath && (
          <a href={historyPath} onClick={followInShell}>
            {words.history}
          </a>
        )}
      </div>
    </div>
  );
}
