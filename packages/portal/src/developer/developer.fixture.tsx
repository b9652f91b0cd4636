import { applyTheme, type ThemeName } from '@fleet-portal/elements/theme';
import type { Environment, Session } from '@fleet-portal/model/entities';
import { createRouteTable, visitor, type DecisionContext } from '@fleet-portal/model/rules';
import { createRoot, type Root } from 'react-dom/client';
import { pressTogether } from '../../../../test/helpers/commands.ts';
import { sampleEnvironment, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { element, elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { PortalContext } from '../context/portal-context.ts';
import { NavigationContext } from '../router/navigation-context.ts';
import { stillAt } from '../router/still-navigation.fixture.ts';
import { DeveloperTools } from './DeveloperTools.tsx';

interface Options {
  session?: Session;
  environment?: Partial<Environment>;
  market?: Record<string, unknown>;
  theme?: ThemeName;
  /** The locale that the user chose before. */
  desiredLocale?: string;
}

let close: (() => void) | null = null;

/** A page with a button, a text field and the developer tools. */
export async function openTools(url: string, options: Options = {}) {
  const market = sampleMarket(options.market);
  const environment = sampleEnvironment(options.environment);
  const table = createRouteTable(market);
  const container = document.createElement('div');
  container.id = 'fp-portal';
  const style = document.createElement('style');
  style.textContent = await portalStyles();
  document.body.append(container, style);
  applyTheme(document, options.theme ?? 'ford');
  const root: Root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
    style.remove();
  };
  const show = (path: string, session: Session) => {
    const { desiredLocale = null } = options;
    const context: DecisionContext = { table, market, environment, session, desiredLocale };
    const entry = {
      url: path,
      how: 'load',
      from: '',
      key: path,
      scroll: { kind: 'keep' },
    } as const;
    root.render(
      <PortalContext value={{ environment, market, table }}>
        <NavigationContext value={stillAt(entry)}>
          <main id="fp-content-main" tabIndex={-1}>
            <h1>Reports</h1>
            <button type="button">Elsewhere</button>
            <input aria-label="Name" />
          </main>
          <DeveloperTools context={context} />
        </NavigationContext>
      </PortalContext>,
    );
  };
  show(url, options.session ?? visitor);
  await waitUntil(() => container.querySelector('h1'), 'the page stands');
  return { container, show };
}

export function closeTools(): void {
  close?.();
  close = null;
}

export const isOpen = () => document.querySelector('dialog') !== null;

/** @throws if the panel is closed */
export function panel(): HTMLElement {
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('The panel is closed.');
  return dialog;
}

export const pressShortcut = () => pressTogether(['Alt', 'Shift', 'd']);

/** Opens the panel, as soon as the script that listens for the shortcut has loaded. */
export async function openPanel(): Promise<HTMLElement> {
  await waitUntil(() => isHeard(), 'the shortcut is heard');
  await waitUntil(() => isOpen() && panel().checkVisibility(), 'the panel is open');
  return panel();
}

/** Whether the panel handles a key as its shortcut. */
export function isHeard(keys: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  const shortcut = { key: 'D', code: 'KeyD', altKey: true, shiftKey: true };
  const init = { bubbles: true, composed: true, cancelable: true, ...shortcut, ...keys };
  return !target.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** The section of the panel with a heading. */
export function section(title: string): HTMLElement {
  const details = element(panel(), 'heading', title).closest('details');
  if (!details) throw new Error(`"${title}" heads no section.`);
  return details;
}

/** A table's rows as `name: value`. */
export function rows(root: ParentNode): string[] {
  return [...root.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent).join(': '),
  );
}

export const headings = (root: ParentNode) => elements(root, 'heading').map((heading) => heading.textContent);

async function portalStyles(): Promise<string> {
  const texts = ['portal', 'pages'].map(async (name) =>
    (await fetch(`/packages/portal/src/${name}.css`)).text(),
  );
  return (await Promise.all(texts)).join('\n').replace(/@import.*/g, '');
}
