import { useEffect, useRef, useState } from 'react';
import type { ViewInputs } from '../../../common/inputs.ts';
import { fill, wordsFor } from '../../../common/texts.ts';
import './fleet-health.css';
import { Totals } from './Totals.tsx';
import { VehicleDetails } from './VehicleDetails.tsx';
import { VehicleList } from './VehicleList.tsx';
import { vehiclesOf, type Vehicle } from './vehicles.ts';
import { texts } from './words.ts';

/**
 * An overview of all vehicles, and the details of one. The page's title follows the open vehicle; when it closes, the list still has its
 * filter, and the focus returns to where it was.
 */
export function FleetHealth({ locale, user, extras, navigate, setTitle, track }: ViewInputs) {
  const words = wordsFor(texts, locale);
  const vehicles = vehiclesOf(user?.companyName);
  const [opened, setOpen] = useState<Vehicle | null>(null);
  // A change of the company closes the other company's vehicle.
  const open = vehicles.find(({ plate }) => plate === opened?.plate);
  const { title } = words;
  const isGone = opened !== null && !open;
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isGone) return;
    setTitle(title);
    opener.current = null;
  }, [isGone, setTitle, title]);

  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);

  function show(vehicle: Vehicle | null) {
    setOpen(vehicle);
    setTitle(vehicle ? `${vehicle.name} – ${words.title}` : words.title);
    if (vehicle) track({ event: 'vehicle_opened', vehicle: vehicle.id });
  }

  return (
    <div className="sample fleet-health">
      <div className="head">
        <div>
          <h2>{words.title}</h2>
          <p className="muted">{user ? fill(words.company, { company: user.companyName }) : words.lead}</p>
        </div>
      </div>
      <Totals vehicles={vehicles} words={words} locale={locale} />
      {open && (
        <VehicleDetails
          vehicle={open}
          words={words}
          locale={locale}
          historyPath={historyPath(extras, locale)}
          navigate={navigate}
          onBack={() => show(null)}
        />
      )}
      <div hidden={isOpen}>
        <VehicleList
          vehicles={vehicles}
          words={words}
          locale={locale}
          onOpen={(vehicle, button) => {
            opener.current = button;
            show(vehicle);
          }}
        />
      </div>
    </div>
  );
}

/** The path of the market's service history page; null if it has none, so that there is no link. */
function historyPath({ links }: Record<string, unknown>, locale: string): string | null {
  if (typeof links !== 'object' || links === null || !('history' in links)) return null;
  return typeof links.history === 'string' ? `/${locale}${links.history}` : null;
}
