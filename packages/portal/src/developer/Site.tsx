import { chooseLocale, splitLocale, type RouteTable } from '@fleet-portal/model/rules';
import { usePortal } from '../context/portal-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { Facts } from './Facts.tsx';

interface SiteProps {
  /** The routes that are known by now. */
  table: RouteTable;
  url: string;
}

/** Which market this is, in which language, and where the portal runs. */
export function Site({ table, url }: SiteProps) {
  const { market, environment } = usePortal();
  const locale = chooseLocale(market, splitLocale(pathOf(url)).locale, environment.DESIRED_LOCALE);
  const facts = {
    market: `${market.id} (${market.title})`,
    locale,
    'allowed locales': market.allowedLocales.join(', '),
    theme: market.theme,
    'navigation mode': market.navigationMode,
    'sign-in type': market.signInType,
    'accepted auth contexts': market.authContext.join(', '),
    'retail prefix': market.retailPrefix,
    'known routes': String(table.routes.size + table.wildcards.size),
    'known layouts': String(table.layouts.size),
    'dropped routes': table.dropped.map(({ route, reason }) => `${route.id} (${reason})`).join(', '),
  };
  return (
    <>
      <Facts label="Market" facts={facts} />
      <h4>Environment</h4>
      <Facts label="Environment" facts={texts(environment)} />
    </>
  );
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const shown = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    shown.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
