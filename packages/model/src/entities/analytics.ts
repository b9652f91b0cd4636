/** What a page tells the tag manager (ENT-24). It is made by the shell, never received, so it has no parser. */
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

/** How a page is called, whoever sees it and in whichever language. */
export interface AnalyticsPageNames {
  pageName: string;
  siteSection: string;
  hierarchy: string;
  tool: string;
  toolDescriptor: string;
}

/** What happens on a page and is told to the tag manager. */
export type AnalyticsEvent =
  | { kind: 'page'; page: AnalyticsPageNames }
  /** A link was followed; `region` says where it stands, such as `header`. */
  | { kind: 'click'; region: string; name: string; href: string }
  | { kind: 'modal'; id: string }
  /** `source` says what failed, such as `company-selector`; `reason` how, in words that hold nothing personal. */
  | { kind: 'error'; source: string; reason: string }
  /** What a view tells of itself: `vehicle`, `video` and `event` go into the fields of that name, anything else into `event`. */
  | { kind: 'view'; view: string; data: Readonly<Record<string, unknown>> };

/** One call of the tag manager. */
export interface AnalyticsCall {
  name: string;
  data: AnalyticsData;
}

export type Persona = 'unauthenticated' | 'dealer' | 'fordEmployee' | 'nonFord';

/** What the document says of itself to other scripts (ENT-25). */
export interface PageMetadata {
  marketId: string;
  persona: Persona;
}
