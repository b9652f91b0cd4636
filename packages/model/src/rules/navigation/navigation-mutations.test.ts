import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { sampleMarket } from '../../../../../test/helpers/fixtures.ts';
import { labelLimit } from '../../constants/navigation.ts';
import {
  navBarSchema,
  type NavBar,
  type NavigationNode,
  parse,
  type PrimaryNode,
} from '../../entities/index.ts';
import { person } from '../../testing/fixtures.ts';
import { mutate, randomFrom } from '../../testing/mutate.ts';
import { labelFor } from '../text/labels.ts';
import { linkHref } from '../links/links.ts';
import { navigationProblems } from './navigation-problems.ts';
import { primaryNodes, subMenuNodes } from './primary-nodes.ts';
import { visiblePrimaryNodes, visibleSubMenu } from './visible-navigation.ts';

/** All strings in a value: as permissions, they let a user see everything. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

const entries = (nodes: readonly PrimaryNode[]): NavigationNode[] =>
  nodes
    .flatMap((node) => [node, ...(node.submenu ? subMenuNodes(node.submenu) : [])])
    .filter(({ type }) => type !== 'spacer');

/** The links that are allowed: a path of this site, or a URL that `safeHref` accepts. */
const safe = /^(?:\/(?![/\\])|https?:\/\/[^/]|(?:mailto|tel):[^/])/;

function check(navBar: NavBar): NavigationNode[] {
  const everybody = person({ permissions: texts(navBar) });
  for (const session of [person(), everybody]) {
    for (const { submenu } of primaryNodes({ navBar }, session))
      if (submenu) visibleSubMenu(submenu, session);
    for (const node of entries(visiblePrimaryNodes({ navBar }, session))) {
      const href = linkHref(node.target, 'en-ca');
      assert.match(href, node.type === 'route' && !('submenu' in node && node.submenu) ? safe : /^$|^[/hmt]/);
      if (href) assert.match(href, safe);
      labelFor(node, 'fr-ca');
    }
  }
  return entries(visiblePrimaryNodes({ navBar }, everybody));
}

describe('a damaged navigation', () => {
  const rounds = 1500;
  it(`[NAV-03] is read and drawn without unsafe links in ${rounds} ways, and what it loses is named`, () => {
    const random = randomFrom(20261121);
    const { navBar: good } = sampleMarket();
    assert.deepEqual(navigationProblems(good), []);
    let named = 0;
    for (let round = 0; round < rounds; round += 1) {
      const raw = structuredClone(good);
      const damage = Array.from({ length: 1 + (round % 3) }, () => mutate(raw, random)).join(', ');
      try {
        const problems = navigationProblems(raw);
        named += problems.length > 0 ? 1 : 0;
        check(raw);
        const parsed = parse('navigation', navBarSchema, raw);
        const shown = check(parsed);
        for (const { label, altLabels } of shown)
          for (const text of [label, ...Object.values(altLabels)]) assert.ok(text.length <= labelLimit);
        const isWhole = shown.length === entries(parsed.items).length;
        assert.ok(isWhole || problems.length > 0, 'something is left out and nobody says so');
      } catch (cause) {
        throw new Error(`round ${round} (${damage}) failed: ${String(cause)}`, { cause });
      }
    }
    assert.ok(named > rounds / 3, `only ${named} rounds damaged anything`);
  });
});
