import { fixedPageComponents } from '../pages/fixed-page-components.ts';
import { AskedPage } from './AskedPage.tsx';
import { lazyPage } from '../loading/lazy-component.tsx';
import type { PageOutcome } from '../gate/page-outcome.ts';

const ContentPage = lazyPage(() => import('../pages/ContentPage.tsx'));
const LayoutPage = lazyPage(() => import('../pages/LayoutPage.tsx'));
const LoopPage = lazyPage(() => import('../pages/LoopPage.tsx'));
const UnknownModePage = lazyPage(() => import('../pages/UnknownModePage.tsx'));

interface OutcomePageProps {
  outcome: PageOutcome;
  /** Requests the navigation of a path again. */
  ask: (path: string) => void;
}

/** The content of the main area for an outcome. */
export function OutcomePage({ outcome, ask }: OutcomePageProps) {
  switch (outcome.kind) {
    case 'page': {
      const Page = fixedPageComponents[outcome.page];
      return <Page />;
    }
    case 'content':
      return <ContentPage route={outcome.route} />;
    case 'layout':
      return <LayoutPage route={outcome.route} layout={outcome.layout} />;
    case 'notFound': {
      const NotFoundPage = fixedPageComponents.notFound;
      return <NotFoundPage />;
    }
    case 'ask':
      return <AskedPage hasFailed={outcome.hasFailed} onRetry={() => ask(outcome.path)} />;
    case 'loop':
      return <LoopPage chain={outcome.chain} />;
    case 'nothing':
      return <UnknownModePage route={outcome.route} />;
    case 'redirect':
    case 'leave':
      return null;
  }
}
