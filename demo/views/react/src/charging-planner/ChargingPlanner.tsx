import { useState } from 'react';
import type { ViewInputs } from '../../../common/inputs.ts';
import { moneyFormat } from '../../../common/money.ts';
import { fill, wordsFor } from '../../../common/texts.ts';
import { useLoaded } from '../use-loaded.ts';
import './charging-planner.css';
import { LevelField } from './LevelField.tsx';
import { loadSites, planFor, type Site } from './sites.ts';
import { texts } from './words.ts';

type Inputs = Pick<ViewInputs, 'locale' | 'market' | 'user' | 'signal' | 'waitUntil' | 'track'>;

/** Compares a charge at several sites. The skeleton stays until the sites have loaded. */
export function ChargingPlanner({ locale, market, user, signal, waitUntil, track }: Inputs) {
  const words = wordsFor(texts, locale);
  const sites = useLoaded(loadSites, { signal, waitUntil }) ?? [];
  const [from, setFrom] = useState(20);
  const [to, setTo] = useState(80);
  const [reserved, setReserved] = useState<Site | null>(null);

  const money = moneyFormat(locale, market.countryCode);

  function reserve(site: Site) {
    setReserved(site);
    track({ event: 'charger_reserved', site: site.id });
  }

  return (
    <div className="sample charging-planner">
      <div className="head">
        <div>
          <h2>{words.title}</h2>
          <p className="muted">{user ? fill(words.company, { company: user.companyName }) : words.lead}</p>
        </div>
      </div>
      <div className="levels">
        <LevelField label={words.from} value={from} locale={locale} onChange={setFrom} />
        <LevelField label={words.to} value={to} locale={locale} onChange={setTo} />
      </div>
      <ul className="sites">
        {sites.map((site) => {
          const { time, cost } = planFor(site, from, to);
          return (
            <li key={site.id}>
              <div>
                <h3>{site.name}</h3>
                <span className={`status ${site.free ? 'good' : 'bad'}`}>
                  {site.free ? fill(words.free, { free: site.free, total: site.total }) : words.full}
                </span>
              </div>
              <dl>
                <div>
                  <dt>{words.time}</dt>
                  <dd>{duration(time, locale)}</dd>
                </div>
                <div>
                  <dt>{words.cost}</dt>
                  <dd>{money.format(cost)}</dd>
                </div>
              </dl>
              <button
                type="button"
                className="button"
                disabled={site.free === 0}
                aria-label={`${words.reserve}: ${site.name}`}
                onClick={() => reserve(site)}
              >
                {words.reserve}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="reserved" role="status">
        {reserved && fill(words.reserved, { site: reserved.name })}
      </p>
    </div>
  );
}

function duration(minutes: number, locale: string): string {
  const unit = (name: string, value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && unit('hour', hours), unit('minute', minutes % 60)].filter(Boolean).join(' ');
}
