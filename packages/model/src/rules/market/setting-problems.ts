import { safeHref } from '../address/path.ts';
import { linkHref } from '../links/links.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { firstText } from '../text/labels.ts';
import { field, isObject } from '../unchecked.ts';
import { eachObject } from './each-object.ts';

const networks = ['faceBookUrl', 'linkedInUrl', 'twitterUrl', 'youtubeUrl', 'instagramUrl'];
const links = [
  'topBar.target',
  'footer.getUpdates.target',
  'marketplaceRoute',
  'eCommerceRoute',
  'adminRoute',
  'homeRoute',
  'partnerManagementRoute',
  'notificationSettingsRoute',
];
const specialTargets = ['#cookie-settings', '#active-products'];

/** Reports settings of an unparsed market that are readable but have no effect, such as unsafe addresses and flags without their view. */
export function settingProblems(market: object): Problem[] {
  const [footer, flags] = [part(market, 'footer'), part(market, 'fpgFeatureFlags')];
  const unsafe = [
    ...networks.filter((name) => isUnsafe(field(footer, name), safeHref)).map((name) => `footer.${name}`),
    ...links.filter((place) => {
      const link = partAt(market, place);
      return isUnsafe(field(link, 'path'), (path) => linkHref({ ...link, path }, ''));
    }),
  ];
  const problems: Problem[] = unsafe.map((path) => ({ path, problem: 'has an unsafe address' }));
  for (const [flag, name] of [
    ['JFrogSearchBar', 'searchBarView'],
    ['summerSales', 'summerSaleLabel'],
  ] as const)
    if (field(flags, flag) === true && !field(market, name))
      problems.push({ path: `fpgFeatureFlags.${flag}`, problem: `shows nothing: the market has no ${name}` });
  eachObject(market, (object, path) => {
    const problem = targetProblem(object, path);
    if (problem) problems.push({ path, problem });
  });
  return problems;
}

function targetProblem(node: object, path: string): string {
  const address = firstText(field(part(node, 'target'), 'path'));
  const isMisspelt =
    /^#(?:cookies?.?settings?|active.?products?)$/i.test(address) && !specialTargets.includes(address);
  return isMisspelt && path.startsWith('footer.sections.')
    ? `has the target "${address}", which is none of ${specialTargets.join(' and ')}`
    : '';
}

function isUnsafe(value: unknown, href: (address: string) => string | null): boolean {
  const address = firstText(value);
  return address !== '' && !href(address);
}

function partAt(market: object, path: string): object {
  return path.split('.').reduce(part, market);
}

function part(object: object, name: string): object {
  const found = field(object, name);
  return isObject(found) ? found : {};
}
