/** The globals of the pages in demo/catalogue/states. */
declare global {
  interface Window {
    /** The console errors and uncaught errors of the page. */
    specimenErrors: string[];
    specimen: {
      /** Audits the page with axe. */
      audit(): Promise<{ violations: { id: string; nodes: { html: string; summary: string }[] }[] }>;
    };
  }
}

export {};
