/** The tags in JSX; they stand with the elements, since they need nothing of this package. */
export type {} from '@fleet-portal/elements/react';
