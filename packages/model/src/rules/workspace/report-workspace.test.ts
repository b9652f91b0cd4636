import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { warnings } from '../../testing/warnings.ts';
import { reportWorkspace } from './report-workspace.ts';

describe('mistakes of a workspace', () => {
  it('[WSP-01] are reported once a workspace, one line a bad entry', async () => {
    const items = [{ label: 'Script', route: 'javascript:alert(1)' }, { route: '/a/' }];
    const workspace = { title: 'Service', navbar: { items } };
    const said = await warnings(() => {
      for (const one of [workspace, workspace, null, undefined, 'none', 'none']) reportWorkspace(one);
    });
    assert.deepEqual(said, [
      'workspace.navbar.items.0 has an unsafe address.',
      'workspace.navbar.items.1 has no label.',
      'workspace is not an object.',
    ]);
  });
});
