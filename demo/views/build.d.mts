/** Builds the views where they are missing or stale; tells whether it had to. */
export declare function buildViews(): Promise<boolean>;
