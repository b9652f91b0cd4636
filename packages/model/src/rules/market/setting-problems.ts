import { safeHref } from '../address/path.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { firstText } from '../text/labels.ts';
import { field, isObject } from '../unchecked.ts';
import { eachObject } from './each-object.ts';

const networks = ['faceBookUrl', 'linkedInUrl', 'twitterUrl', 'youtubeUrl', 'instagramUrl'];
const specialTargets = ['#cookie-settings', '#active-products'];

/** Names what of a market that nobody has parsed can be read and shows nothing, since it does not fit what it stands beside. */
export function settingProblems(market: object): Problem[] {
  const [footer, flags] = [part(market, 'footer'), part(market, 'fpgFeatureFlags')];
  const problems: Problem[] = networks
    .filter((name) => firstText(field(footer, name)) && !safeHref(field(footer, name)))
    .map((name) => ({ path: `footer.${name}`, problem: 'has an unsafe address' }));
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

function part(object: object, name: string): object {
  const found = field(object, name);
  return isObject(found) ? found : {};
}
