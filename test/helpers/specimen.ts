/** What the page of a catalogue's state says of itself: demo/catalogue/states. */
declare global {
  interface Window {
    /** What it wrote to the console as an error, and what it threw. */
    specimenErrors: string[];
    specimen: {
      /** What axe says of it. */
      audit(): Promise<{ violations: { id: string; nodes: { html: string; summary: string }[] }[] }>;
    };
  }
}

export {};
