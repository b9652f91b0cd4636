import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { control, controls, focused, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { field, fieldArrives } from './search.fixture.ts';

/** A header whose search has loaded, as a field or a toggle. */
async function mountSearch(width: number, properties: Partial<FpHeader> = {}): Promise<FpHeader> {
  const header = await mountHeader({ search: true, ...properties }, width);
  await waitUntil(() => field(header) ?? controls(header, 'Search')[0], 'the search is loaded');
  return header;
}

/** Types into the field, which is behind a toggle in narrow windows. */
async function typeInto(header: FpHeader): Promise<void> {
  if (field(header)) field(header)!.focus();
  else await openMenu(header, 'Search', 'Close: Search');
  await waitUntil(() => focused()?.matches('input'), 'the field has the focus');
  await sendKeys({ type: 'cargo' });
}

/** A search view that the host provides, with its field focused. */
async function focusView(header: FpHeader): Promise<HTMLInputElement> {
  const view = Object.assign(document.createElement('form'), { slot: 'search' });
  view.innerHTML = '<button type="button">Filter</button><input aria-label="Remote search" />';
  header.append(view);
  await waitUntil(() => view.checkVisibility(), 'the view is shown');
  const input = view.querySelector('input')!;
  input.focus();
  return input;
}

const isInMainBar = (header: FpHeader) => seen(header, '.main-bar fp-search-row').length > 0;

describe('the focus of the header’s search', () => {
  afterEach(() => setViewport(1280));

  it('[HDR-11][HDR-12] stays in an open field whose window becomes wider twice', async () => {
    const header = await mountSearch(390);
    await typeInto(header);
    const input = field(header);
    await setViewport(700);
    await waitUntil(() => !controls(header, 'Close: Search').length, 'the field stands in the bar');
    expect(focused() === input).to.equal(true);
    await setViewport(1280);
    await waitUntil(() => !isInMainBar(header), 'the field is in the other bar');
    const moved = await fieldArrives(header);
    await waitUntil(() => focused() === moved, 'it has the focus');
    expect(moved.value).to.equal('cargo');
  });

  for (const width of [390, 1280])
    it(`[HDR-14] goes on in a search view that comes while somebody is in the field, at ${width} px`, async () => {
      const header = await mountSearch(width);
      await typeInto(header);
      const view = Object.assign(document.createElement('form'), { slot: 'search' });
      const input = view.appendChild(document.createElement('input'));
      header.append(view);
      await waitUntil(() => focused() === input, 'the view has the focus');
    });

  it('[HDR-14] goes to the brand where the content of such a view is still on its way', async () => {
    const header = await mountSearch(1280);
    await typeInto(header);
    header.append(Object.assign(document.createElement('div'), { slot: 'search' }));
    await waitUntil(() => focused()?.matches('.brand'), 'the brand has the focus');
  });

  for (const width of [390, 700]) {
    it(`[HDR-11][SES-02] goes to the menu button from a field that goes with the visitor at ${width} px`, async () => {
      const header = await mountSearch(width);
      await typeInto(header);
      header.session = signedIn();
      await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
      expect(field(header)).to.equal(undefined);
    });
  }

  it('[HDR-12] goes to the menu button from a field that goes with the workspace’s title', async () => {
    const header = await mountSearch(390, { session: signedIn(), workspaceTitle: 'Insights' });
    await typeInto(header);
    header.workspaceTitle = '';
    await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
  });

  it('[HDR-12] goes to the toggle from a field that gives its place to a title', async () => {
    const header = await mountSearch(700);
    await typeInto(header);
    header.workspaceTitle = 'Insights';
    await waitUntil(() => focused()!.matches('#search'), 'the toggle has the focus');
  });

  it('[HDR-14] stays in a search view that goes to the other bar', async () => {
    const header = await mountSearch(1280);
    const input = await focusView(header);
    for (const width of [700, 1280]) {
      await setViewport(width);
      await waitUntil(() => isInMainBar(header) === width < 1024, 'the view is in the other bar');
      await waitUntil(() => focused() === input, 'its field has the focus');
    }
  });

  it('[HDR-14] goes to the toggle from a search view that is put away', async () => {
    const header = await mountSearch(700);
    await focusView(header);
    await setViewport(500);
    await waitUntil(() => focused()!.matches('#search'), 'the toggle has the focus');
  });

  it('[HDR-14] goes to the toggle from a search view that had it before the search came', async () => {
    const header = await mountHeader();
    await focusView(header);
    header.search = true;
    await waitUntil(() => header.renderRoot.querySelector('fp-search-bar'), 'the search is loaded');
    await setViewport(500);
    await waitUntil(() => focused()!.matches('#search'), 'the toggle has the focus');
  });

  it('[HDR-14][SES-02] goes to the menu button from a search view that goes with the visitor', async () => {
    const header = await mountSearch(700);
    await focusView(header);
    header.session = signedIn();
    await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
  });

  it('[HDR-14] does not come back where the host has taken its search view away', async () => {
    const header = await mountSearch(1280);
    (await focusView(header)).form!.remove();
    await setViewport(700);
    await waitUntil(() => isInMainBar(header), 'the field is in the other bar');
    await fieldArrives(header);
    expect(document.activeElement).to.equal(document.body);
  });
});
