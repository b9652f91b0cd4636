/** The data sent to the tag manager (ENT-24). The shell creates it and never receives it, so it has no parser. */
export interface AnalyticsData {
  page: AnalyticsPageNames & {
    userLanguage: string;
    client: string;
    country: string;
    site: string;
    /** `mobile`, `tablet` or `pc` (ANA-01). */
    radUIVersion: string;
  };
  user: { loginStatus: string; optInStatus: string; registeredStatus: string };
  onclick: { onclick: string; onclickLinkName: string; referredTo: string };
  vehicle: Record<string, string>;
  video: Record<string, string>;
  event: Record<string, string>;
}

/** The names of a page, independent of user and language. */
export interface AnalyticsPageNames {
  pageName: string;
  siteSection: string;
  hierarchy: string;
  tool: string;
  toolDescriptor: string;
}

/** Something on a page that is reported to the tag manager. */
export type AnalyticsEvent =
  | { kind: 'page'; page: AnalyticsPageNames }
  /** A link was followed; `region` says where it is, such as `header`. */
  | { kind: 'click'; region: string; name: string; href: string }
  | { kind: 'modal'; id: string }
  /** `source` says what failed, such as `company-selector`; `reason` says how, without personal data. */
  | { kind: 'error'; source: string; reason: string }
  /** Sent by a view: `vehicle`, `video` and `event` go into the fields of that name, anything else into `event`. */
  | { kind: 'view'; view: string; data: Readonly<Record<string, unknown>> };

/** One call of the tag manager. */
export interface AnalyticsCall {
  name: string;
  data: AnalyticsData;
}

export type Persona = 'unauthenticated' | 'dealer' | 'fordEmployee' | 'nonFord';

/** The document's metadata for other scripts (ENT-25). */
export interface PageMetadata {
  marketId: string;
  persona: Persona;
}
