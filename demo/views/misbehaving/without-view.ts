/** A module without the export that its descriptor names. */
export const somethingElse = 'not a view';
