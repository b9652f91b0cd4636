import { analytics } from '../../constants/analytics.ts';
import type { AnalyticsCall, AnalyticsData, AnalyticsEvent, Market, Session } from '../../entities/index.ts';
import { analyticsData, type AnalyticsPage } from './analytics-data.ts';
import { withoutPersonal, withoutQuery } from './analytics-privacy.ts';
import { isObject } from '../unchecked.ts';

export interface AnalyticsContext extends AnalyticsPage {
  market: Pick<Market, 'id' | 'adobeConfigMap' | 'fpgFeatureFlags'>;
}

/** The tag manager's name for each kind of event. */
const names: Readonly<Record<AnalyticsEvent['kind'], string>> = {
  page: 'page-view',
  click: 'link-click',
  modal: 'modal-display',
  error: 'error',
  view: 'view-event',
};

/**
 * The call for an event (ENT-24), without personal data; null if the market has it disabled (ENT-07).
 * @param context where it happened; a page event has its own page
 */
export function analyticsCall(event: AnalyticsEvent, context: AnalyticsContext): AnalyticsCall | null {
  const { market, session } = context;
  if (event.kind === 'modal' && !market.fpgFeatureFlags.adobeModalAnalytics) return null;
  const data = analyticsData(event.kind === 'page' ? { ...context, page: event.page } : context);
  return { name: names[event.kind], data: { ...data, ...fieldsOf(event, session) } };
}

function fieldsOf(event: AnalyticsEvent, session: Session): Partial<AnalyticsData> {
  const clean = (text: string) => withoutPersonal(text, session);
  switch (event.kind) {
    case 'page':
      return {};
    case 'click':
      return {
        onclick: {
          onclick: event.region,
          onclickLinkName: clean(event.name),
          referredTo: withoutQuery(event.href, session),
        },
      };
    case 'modal':
      return { event: { modal: clean(event.id) } };
    case 'error':
      return { event: { error: clean(event.source), reason: clean(event.reason) } };
    case 'view': {
      const { vehicle, video, event: own, ...rest } = event.data;
      return {
        vehicle: texts(vehicle, clean),
        video: texts(video, clean),
        event: { ...texts(rest, clean), ...texts(own, clean), view: clean(event.view) },
      };
    }
  }
}

/** Only the texts, numbers and booleans of a view's data, up to a limit. */
function texts(fields: unknown, clean: (text: string) => string): Record<string, string> {
  if (!isObject(fields)) return {};
  const known = Object.entries(fields)
    .filter(([name, value]) => /^[\w-]{1,40}$/.test(name) && isPlain(value))
    .slice(0, analytics.fieldLimit);
  return Object.fromEntries(known.map(([name, value]) => [name, clean(String(value))]));
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
