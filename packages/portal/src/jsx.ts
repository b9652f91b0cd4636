/** The types of the tags in JSX; they are part of the elements' package, since they need nothing of this one. */
export type {} from '@fleet-portal/elements/react';
