import { aTimeout, expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { showDialog } from '../dialog/show-dialog.ts';
import { announceDelay } from '../timing/announce-delay.ts';
import { bodies, mount, note, show } from './top-notifications.fixture.ts';
import type { FpTopNotifications } from './top-notifications.ts';

const regions = (list: FpTopNotifications) => [
  ...list.renderRoot.querySelectorAll('[role=status],[role=alert]'),
];

/** Records the announcements of the live regions from now on. */
function hear(list: FpTopNotifications): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const area = (target instanceof Element ? target : target.parentElement)?.closest('[role]');
      if (area?.textContent) heard.push(`${area.role ?? area.getAttribute('role')}: ${area.textContent}`);
    }
  });
  for (const area of regions(list))
    observer.observe(area, { childList: true, characterData: true, subtree: true });
  return heard;
}

describe('<fp-top-notifications> read aloud', () => {
  it('[BAN-02] stays as it was until its new body is safe, and is announced with that alone', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('a', 'error', '<a href="#">First</a>'));
    await waitUntil(() => heard.length === 1, 'the first is announced');
    const item = list.renderRoot.querySelector('li');
    await show(list, note('a', 'error', '<b>Second</b>'));
    await waitUntil(() => heard.length === 2, 'the second is announced');
    expect(bodies(list)).to.deep.equal(['Second']);
    expect(list.renderRoot.querySelector('li')).to.equal(item);
    expect(heard).to.deep.equal(['alert: Error message: First', 'alert: Error message: Second']);
  });

  it('[BAN-02] keeps lines apart', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('a', 'error', 'Closed on Monday<br>Open on <b>Tuesday<br>morning</b>'));
    await waitUntil(() => heard.length > 0, 'it is announced');
    expect(heard).to.deep.equal(['alert: Error message: Closed on Monday Open on Tuesday morning']);
  });

  it('[BAN-02] announces one without an id whole', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, { variant: 'error', body: 'Charging is down.' } as never);
    await waitUntil(() => heard.length > 0, 'it is announced');
    expect(heard).to.deep.equal(['alert: Error message: Charging is down.']);
  });

  it('[BAN-02] announces each once, however often the list is set', async () => {
    const list = await mount();
    const heard = hear(list);
    const [error, sale] = [note('e', 'error', 'Down'), note('p', 'primary', '<b>Sale</b>')];
    await show(list, sale);
    await waitUntil(() => heard.includes('status: Notice: Sale'), 'the sale is announced');
    await show(list, { ...sale }, error);
    await waitUntil(() => heard.includes('alert: Error message: Down'), 'the error is announced');
    await show(list, { ...error }, { ...sale });
    await show(list, { ...sale });
    await show(list, { ...sale }, note('w', 'warning', 'Slow'));
    await waitUntil(() => heard.includes('alert: Warning: Slow'), 'the warning is announced');
    expect(heard).to.deep.equal([
      'status: Notice: Sale',
      'alert: Error message: Down',
      'alert: Warning: Slow',
    ]);
  });

  it('[BAN-02] announces what is more severe first, though its HTML has to be made safe', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('w', 'warning', 'Slow'), note('e', 'error', '<b>Down</b>'));
    await waitUntil(() => heard.length > 0, 'they are announced');
    expect(heard).to.deep.equal(['alert: Error message: Down Warning: Slow']);
  });

  it('[BAN-02] announces anew what went away and came back, but not what others outranked', async () => {
    const list = await mount();
    const heard = hear(list);
    const [outage, sale] = [note('e', 'error', 'Down'), note('p', 'primary', 'Sale')];
    await show(list, outage, sale);
    await waitUntil(() => heard.length === 2, 'both are announced');
    await show(list, outage, note('w', 'warning', 'Slow'), sale);
    await waitUntil(() => heard.length === 3, 'the warning is announced');
    await show(list, sale);
    await show(list, outage, sale);
    await waitUntil(() => heard.length === 4, 'the error is announced again');
    expect(heard.slice(2)).to.deep.equal(['alert: Warning: Slow', 'alert: Error message: Down']);
  });

  it('[BAN-02] leaves nothing to be said when it is taken away', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('a', 'error'));
    list.remove();
    await aTimeout(2 * announceDelay);
    await list.updateComplete;
    expect(heard).to.deep.equal([]);
  });

  it('[BAN-02] announces what it was given off the page as soon as it is back', async () => {
    const list = await mount();
    const heard = hear(list);
    list.remove();
    await show(list, note('a', 'error', 'Down'));
    await aTimeout(2 * announceDelay);
    expect(heard).to.deep.equal([]);
    document.body.append(list);
    await waitUntil(() => heard.length === 1, 'it is announced');
    expect(heard).to.deep.equal(['alert: Error message: Down']);
    list.remove();
  });

  const opened = new AbortController();
  for (const [whose, open, close] of [
    [
      'the shell’s',
      (dialog: HTMLDialogElement) => showDialog(dialog, () => undefined, opened.signal),
      () => opened.abort(),
    ],
    ['the page’s own', (dialog) => dialog.showModal(), (dialog) => dialog.close()],
    ['the page’s own, which it takes away', (dialog) => dialog.showModal(), (dialog) => dialog.remove()],
  ] as [string, (dialog: HTMLDialogElement) => void, (dialog: HTMLDialogElement) => void][])
    it(`[BAN-02] announces what comes while a dialog (${whose}) stands before the page once that has closed`, async () => {
      const list = await mount();
      const heard = hear(list);
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.textContent = 'Save failed';
      open(dialog);
      await show(list, note('a', 'error', 'Down'));
      await aTimeout(2 * announceDelay);
      expect(heard).to.deep.equal([]);
      close(dialog);
      await waitUntil(() => heard.length > 0, 'it is announced');
      expect(heard).to.deep.equal(['alert: Error message: Down']);
      dialog.remove();
    });

  it('[BAN-02] announces blocks apart from each other, and pictures by their names', async () => {
    const list = await mount();
    const heard = hear(list);
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const body = `<h3>Maintenance</h3><p>To<b>night</b> at 9</p><ul><li>Reports</li><li>Orders</li></ul>
      <img src="${picture}" alt="Storm over Ohio">`;
    await show(list, note('m', 'error', body));
    await waitUntil(() => heard.length > 0, 'it is announced');
    expect(heard[0]).to.equal(
      'alert: Error message: Maintenance Tonight at 9 Reports Orders Storm over Ohio',
    );
  });

  it('[BAN-02] announces what is seen of a body, once', async () => {
    const list = await mount();
    const heard = hear(list);
    const body = `<p role="alert" aria-live="assertive">Shown <i aria-hidden="true">→</i></p><p hidden>Secret</p>
      <details><summary>More</summary>closed</details>`;
    await show(list, note('m', 'error', body));
    await waitUntil(() => heard.length > 0, 'it is announced');
    expect(heard).to.deep.equal(['alert: Error message: Shown More']);
    expect(list.renderRoot.querySelectorAll('[role=alert], [aria-live]')).to.have.length(1);
  });

  it('[BAN-02] announces the same words again, while those before still stand there', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('a', 'error', 'Upload failed.'));
    await waitUntil(() => heard.length === 1, 'the first is announced');
    await show(list, note('b', 'error', 'Upload failed.'));
    await waitUntil(() => heard.length === 2, 'the second is announced');
    expect(heard[1]!.trim()).to.equal('alert: Error message: Upload failed.');
  });

  for (const [when, wait] of [
    ['before it is said', () => Promise.resolve()],
    ['while it is said', (heard: string[]) => waitUntil(() => heard.length > 0, 'it is announced')],
  ] as const)
    it(`[BAN-02] is said once, and then no more there, where the list is moved ${when}`, async () => {
      const list = await mount();
      const heard = hear(list);
      await show(list, note('e', 'error'), note('p', 'primary'));
      await wait(heard);
      document.body.append(list);
      await waitUntil(() => heard.length > 0, 'it is announced');
      await waitUntil(() => regions(list).every((area) => area.textContent === ''), 'the regions are empty');
      expect(heard).to.deep.equal(['status: Notice: Body of p', 'alert: Error message: Body of e']);
      list.remove();
    });
});
