import { useDeferredValue, useState } from 'react';
import { fill } from '../../../common/texts.ts';
import { distanceText } from '../../../common/units.ts';
import { matching, statuses, type Status, type Vehicle } from './vehicles.ts';
import type { Words } from './words.ts';

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  words: Words;
  locale: string;
  onOpen: (vehicle: Vehicle, button: HTMLElement) => void;
}

/** The vehicles, filtered by a word and a status; the number of matches is announced. */
export function VehicleList({ vehicles, words, locale, onOpen }: VehicleListProps) {
  const [wanted, setWanted] = useState('');
  const [status, setStatus] = useState<Status | ''>('');
  const found = matching(vehicles, useDeferredValue(wanted), status);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

  return (
    <>
      <div className="filters">
        <label className="field">
          {words.search}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <label className="field">
          {words.status}
          <select value={status} onChange={(event) => setStatus(event.target.value as Status | '')}>
            <option value="">{words.all}</option>
            {statuses.map((name) => (
              <option key={name} value={name}>
                {words[name]}
              </option>
            ))}
          </select>
        </label>
        <p className="muted" role="status">
          {fill(words.found, { count: found.length, total: vehicles.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <table role="table" aria-label={words.title}>
          <thead role="rowgroup">
            <tr role="row">
              {[words.vehicle, words.status, words.service, words.mileage].map((title) => (
                <th key={title} scope="col" role="columnheader">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {found.map((vehicle) => (
              <tr key={vehicle.id} role="row">
                <th scope="row" role="rowheader">
                  <button
                    type="button"
                    className="link"
                    onClick={({ currentTarget }) => onOpen(vehicle, currentTarget)}
                  >
                    {vehicle.name}
                  </button>
                  <span className="muted plate">{vehicle.plate}</span>
                </th>
                <td role="cell">
                  <span className={`status ${vehicle.status}`}>{words[vehicle.status]}</span>
                </td>
                <td role="cell">{day.format(new Date(vehicle.service))}</td>
                <td role="cell">{distanceText(vehicle.mileage, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
