import type { Footer } from '@fleet-portal/model/entities';

interface Network {
  name: string;
  address: keyof Footer & `${string}Url`;
  /** A neutral drawing of the network's activity on a 24 px grid; not its logo. */
  path: string;
}

/** The networks that a market may have (ENT-15), in display order. */
export const networks: Network[] = [
  { name: 'Facebook', address: 'faceBookUrl', path: 'M16 8a4 4 0 1 0-8 0 4 4 0 1 0 8 0M4 21a8 8 0 0 1 16 0' },
  { name: 'LinkedIn', address: 'linkedInUrl', path: 'M3 8h18v12H3zM8 8V4h8v4M3 13h18' },
  { name: 'Twitter', address: 'twitterUrl', path: 'M3 4h18v13H9l-6 4zM8 9h8M8 12h5' },
  { name: 'YouTube', address: 'youtubeUrl', path: 'M3 5h18v14H3zM10 9v6l5-3z' },
  {
    name: 'Instagram',
    address: 'instagramUrl',
    path: 'M3 7h5l2-3h4l2 3h5v13H3zM15 13a3 3 0 1 0-6 0 3 3 0 1 0 6 0',
  },
];
