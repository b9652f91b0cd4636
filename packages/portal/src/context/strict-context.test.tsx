import { expect } from '@open-wc/testing';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useSession } from '../session/session-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useAnnouncer } from './announcer-context.ts';
import { useLocale } from './locale-context.ts';
import { usePortal } from './portal-context.ts';
import { createStrictContext } from './strict-context.ts';

class Catch extends Component<{ children: ReactNode; onError: (message: string) => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Renders, and returns the text or the message of the error. */
function outcomeOf(children: ReactNode): Promise<string> {
  const container = document.createElement('div');
  const root = createRoot(container, { onCaughtError: () => undefined });
  return new Promise<string>((resolve) => {
    const onRendered = (span: HTMLElement | null) => {
      if (span) resolve(container.textContent);
    };
    const Done = () => <span ref={onRendered} />;
    root.render(
      <Catch onError={resolve}>
        {children}
        <Done />
      </Catch>,
    );
  }).finally(() => root.unmount());
}

describe('a strict context', () => {
  const [Colors, useColors] = createStrictContext<{ accent: string }>('Colors', 'useColors');
  const Accent = () => useColors().accent;

  it('[SES-08] gives its value inside the provider', async () => {
    const text = await outcomeOf(
      <Colors value={{ accent: 'blue' }}>
        <Accent />
      </Colors>,
    );
    expect(text).to.equal('blue');
  });

  it('[SES-08] throws outside the provider and names both', async () => {
    expect(await outcomeOf(<Accent />)).to.equal('useColors is used outside of <Colors>');
  });

  for (const [name, hook] of Object.entries({
    useSession,
    useNavigation,
    useAnnouncer,
    useLocale,
    usePortal,
    useAnalytics,
    useNotices,
  })) {
    it(`[SES-08] ${name} throws outside its provider`, async () => {
      const Use = () => typeof hook();
      expect(await outcomeOf(<Use />)).to.match(new RegExp(`^${name} is used outside of <`));
    });
  }
});
