import { expect, nextFrame } from '@open-wc/testing';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { defineOnce } from './define.ts';

describe('a tag that another copy of the script has defined', () => {
  it('[API-09] stays as it is; the console says once why, and what to do', async () => {
    const said = noteConsole('warn');
    const first = class extends HTMLElement {};
    for (const tag of ['fp-first-copy', 'fp-first-too']) {
      customElements.define(tag, class extends first {});
      defineOnce(tag, class extends HTMLElement {});
    }
    await waitUntil(() => said.length > 0, 'the console says it');
    await nextFrame();
    expect(document.createElement('fp-first-copy')).to.be.instanceOf(first);
    expect(said).to.have.length(1);
    expect(said[0]).to.match(
      /^<fp-first-(copy|too)> is defined already, by another copy of the script: load one version, by one address without \?v=1\.$/,
    );
  });
});
