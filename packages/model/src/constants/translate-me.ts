/** Placeholder addresses that each language replaces by its own (FTR-05): on these hosts, the path after the prefix is the key. */
export const translateMe = {
  hosts: ['www.example.com', 'www.brand.example'],
  prefix: '/translate-me/',
} as const;
