import type { AnalyticsData, AnalyticsPageNames, Market, Session } from '../../entities/index.ts';
import { languagePart } from '../locale/locale.ts';
import { isSignedIn } from '../session/session.ts';

export interface AnalyticsPage {
  market: Pick<Market, 'id' | 'adobeConfigMap'>;
  session: Session;
  locale: string;
  /** The viewport's width in px. */
  width: number;
  page: AnalyticsPageNames;
}

/** The data of a page before any event (ENT-24), with the names of the market (ENT-05). */
export function analyticsData({ market, session, locale, width, page }: AnalyticsPage): AnalyticsData {
  const { id, adobeConfigMap } = market;
  const names = Object.hasOwn(adobeConfigMap, id) ? adobeConfigMap[id] : undefined;
  const language = names?.language ?? '';
  return {
    page: {
      ...page,
      userLanguage: language === '' ? languagePart(locale) : language,
      site: names?.site ?? '',
      client: names?.client ?? 'fpro-us',
      country: names?.country ?? 'fpro-us',
      radUIVersion: uiVersion(width),
    },
    user: {
      loginStatus: isSignedIn(session) ? 'logged in' : 'logged out',
      optInStatus: '',
      registeredStatus: isSignedIn(session) ? 'registered' : '',
    },
    onclick: { onclick: '', onclickLinkName: '', referredTo: '' },
    vehicle: {},
    video: {},
    event: {},
  };
}

/** ANA-01 */
function uiVersion(width: number): 'mobile' | 'tablet' | 'pc' {
  if (width < 768) return 'mobile';
  return width < 992 ? 'tablet' : 'pc';
}
