/** What a page tells the tag manager (ENT-24). It is made by the shell, never received, so it has no parser. */
export interface AnalyticsData {
  page: {
    pageName: string;
    siteSection: string;
    hierarchy: string;
    userLanguage: string;
    client: string;
    country: string;
    site: string;
    tool: string;
    toolDescriptor: string;
    /** `mobile`, `tablet` or `pc` (ANA-01). */
    radUIVersion: string;
  };
  user: { loginStatus: string; optInStatus: string; registeredStatus: string };
  onclick: { onclick: string; onclickLinkName: string; referredTo: string };
  vehicle: Record<string, string>;
  video: Record<string, string>;
  event: Record<string, string>;
}

export type Persona = 'unauthenticated' | 'dealer' | 'fordEmployee' | 'nonFord';

/** What the document says of itself to other scripts (ENT-25). */
export interface PageMetadata {
  marketId: string;
  persona: Persona;
}
