import { focusedElement } from '@fleet-portal/elements/focus';
import { applyTheme } from '@fleet-portal/elements/theme';
import type { Market, Session } from '@fleet-portal/model/entities';
import { createModal, createRouteTable, visitor } from '@fleet-portal/model/rules';
import { createRoot } from 'react-dom/client';
import { cookieDecision } from '../../../../test/helpers/cookie-decision.ts';
import { sampleEnvironment, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { element, elements, nameOf } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { AnalyticsContext } from '../analytics/analytics-context.ts';
import { createAnalytics } from '../analytics/create-analytics.ts';
import { LocaleContext } from '../context/locale-context.ts';
import { loadMessages } from '../context/messages.ts';
import { PortalContext } from '../context/portal-context.ts';
import { NavigationContext } from '../router/navigation-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { stillAt } from '../router/still-navigation.fixture.ts';
import { SessionContext } from '../session/session-context.ts';
import { stillSession } from '../session/still-session.fixture.ts';
import { Layout } from '../shell/Layout.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { useNotices, type Notices, type PortalBanner, type PortalModal } from './notices-context.ts';
import { NoticesProvider } from './NoticesProvider.tsx';
import { portalStyles } from '../../../../test/helpers/portal-styles.ts';

interface Options {
  url?: string;
  session?: Session;
  market?: Market;
  hasHero?: boolean;
}

/** The shell around a page of the test's own, at a given address and for a given user. */
interface Shell {
  notices: Notices;
  /** The ids of the modals whose display was reported. */
  displayed: string[];
  /** Shows another page, or the page of another user, without a click. */
  show: (to: { url?: string; session?: Session }) => Promise<void>;
}

let close: (() => void) | null = null;

export async function openShell(options: Options = {}): Promise<Shell> {
  const { market = sampleMarket({ routes: [] }), hasHero = false } = options;
  let { url = '/en-ca/reports/', session = visitor } = options;
  const portal = {
    market,
    table: createRouteTable(market),
    environment: sampleEnvironment({ ENV_BASE_URL: '' }),
  };
  document.cookie = `${cookieDecision.name}=${cookieDecision.value}; path=/; max-age=600`;
  const container = document.createElement('div');
  container.id = 'fp-portal';
  const style = document.createElement('style');
  style.textContent = await portalStyles();
  document.body.append(container, style);
  applyTheme(document, market.theme);
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
    style.remove();
  };

  const displayed: string[] = [];
  const onModalDisplay = ({ id }: PortalModal) => displayed.push(id);
  const analytics = createAnalytics();
  const given: { notices: Notices | null } = { notices: null };
  const render = async () => {
    const path = pathOf(url);
    const locale = path.split('/')[1] ?? '';
    const messages = await loadMessages(locale);
    const entry = { url, how: 'load', from: '', key: url, scroll: { kind: 'keep' } } as const;
    root.render(
      <PortalContext value={portal}>
        <SessionContext value={stillSession(session)}>
          <NavigationContext value={stillAt(entry)}>
            <AnalyticsContext value={analytics}>
              <LocaleContext value={{ locale, messages }}>
                <NoticesProvider onModalDisplay={onModalDisplay}>
                  <Layout hasHero={hasHero}>
                    <Page key={path} path={path} onNotices={(notices) => (given.notices = notices)} />
                  </Layout>
                </NoticesProvider>
              </LocaleContext>
            </AnalyticsContext>
          </NavigationContext>
        </SessionContext>
      </PortalContext>,
    );
    await waitUntil(() => container.querySelector(`[data-path="${path}"]`), 'the page stands');
  };
  const show: Shell['show'] = async (to) => {
    ({ url = url, session = session } = to);
    await render();
  };
  await render();
  if (!given.notices) throw new Error('The page has no notices.');
  return { notices: given.notices, displayed, show };
}

export function closeShell(): void {
  close?.();
  close = null;
}

function Page({ path, onNotices }: { path: string; onNotices: (notices: Notices) => void }) {
  onNotices(useNotices());
  return (
    <div data-path={path}>
      <PageTitle title="Reports" />
      <button type="button">Delete</button>
      {Array.from({ length: 60 }, (_, at) => (
        <p key={at}>Line {at}</p>
      ))}
    </div>
  );
}

export const modal = (id: string, more: Partial<PortalModal> = {}): PortalModal => ({
  ...createModal({ id, title: `Title of ${id}`, children: `Text of ${id}` }),
  ...more,
});

export const banner = (id: string, more: Partial<PortalBanner> = {}): PortalBanner => ({
  id,
  text: `Text of ${id}`,
  variant: 'info',
  actions: [],
  showCloseIcon: true,
  ...more,
});

export const note = (id: string, variant: 'error' | 'warning' | 'neutral' | 'primary' = 'neutral') => ({
  id,
  variant,
  body: `Text of ${id}`,
});

/** The titles of the open modals, the lowest first. */
export const openModals = () =>
  [...document.querySelectorAll('fp-modal')]
    .filter((one) => one.shadowRoot?.querySelector('dialog')?.open)
    .map(({ heading }) => heading);

/** The topmost open dialog. */
export function dialog(): HTMLElement {
  const open = [...document.querySelectorAll('fp-modal')].filter(
    (one) => one.shadowRoot?.querySelector('dialog')?.open,
  );
  const top = open.at(-1);
  if (!top) throw new Error('No modal is open.');
  return top;
}

export async function opens(title: string): Promise<HTMLElement> {
  await waitUntil(() => openModals().at(-1) === title, `"${title}" opens`);
  for (const moving of dialog().shadowRoot?.getAnimations() ?? []) moving.finish();
  return dialog();
}

export const closes = () => waitUntil(() => openModals().length === 0, 'the modals close');

/** A control inside a modal. */
export const inModal = (role: 'button' | 'link', name: string) =>
  element(dialog().shadowRoot ?? dialog(), role, name);

export const bannerTexts = () =>
  [...document.querySelectorAll('fp-banner')].filter((one) => one.checkVisibility()).map(({ text }) => text);

export const topTexts = () =>
  [...(document.querySelector('fp-top-notifications')?.shadowRoot?.querySelectorAll('.body') ?? [])].map(
    (body) => body.textContent.trim(),
  );

export const deleteButton = () => element(document.body, 'button', 'Delete');

export const focusedName = () => nameOf(focusedElement() ?? document.body);
export const headings = () => elements(document.body, 'heading').map(nameOf);
