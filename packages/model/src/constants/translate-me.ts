/** Addresses that stand for another one in each language (FTR-05): on these hosts, what follows the prefix is the key. */
export const translateMe = {
  hosts: ['www.example.com', 'www.brand.example'],
  prefix: '/translate-me/',
} as const;
