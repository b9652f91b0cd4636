// The shell as a page with a bundler loads it: header and footer from npm, with the bench's content as their market.
import '@fleet-portal/elements/define/footer';
import '@fleet-portal/elements/define/header';
import { customer } from './customer.ts';
import { marketOf } from './market.ts';
import type { ShellData } from './shell-data.ts';

const text = document.getElementById('shell-data')?.textContent ?? '';
const market = marketOf(JSON.parse(text) as ShellData);
for (const element of document.querySelectorAll('fp-header, fp-footer')) {
  Object.assign(element, { market, session: customer });
}
