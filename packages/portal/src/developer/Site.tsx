import { localeAt, type DecisionContext } from '@fleet-portal/model/rules';
import { Facts } from './Facts.tsx';

interface SiteProps {
  /** With the routes that are known so far. */
  context: DecisionContext;
  url: string;
}

/** The market, its language, and the environment of the portal. */
export function Site({ context, url }: SiteProps) {
  const { market, environment, table } = context;
  const facts = {
    market: `${market.id} (${market.title})`,
    locale: localeAt(url, context),
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
