import { getContent } from '@fleet-portal/model/api';
import type { Route } from '@fleet-portal/model/entities';
import { contentPath, heroPicture, localePath, routeTitle } from '@fleet-portal/model/rules';
import { useCallback, type ReactNode } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { Hero } from '../page/Hero.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { useLoad } from './parts/use-load.ts';

/** A page whose title and HTML the content service keeps (RTE-12). The HTML is sanitized; its links go through the router. */
export default function ContentPage({ route }: { route: Route }) {
  const { environment, table } = usePortal();
  const { ENV_BASE_URL } = environment;
  const { locale, messages } = useLocale();
  const { url } = useNavigation().entry;
  const path = localePath(locale, contentPath(route, url, table));

  const loadContent = useCallback(
    async (signal: AbortSignal) => {
      const [{ title, html }, { sanitizeHtml }] = await Promise.all([
        getContent(ENV_BASE_URL, path, { signal }),
        import('@fleet-portal/elements/sanitize'),
      ]);
      return { title, html: await sanitizeHtml(html) };
    },
    [ENV_BASE_URL, path],
  );
  const [load, retry] = useLoad(loadContent);

  const picture = heroPicture(route);
  const top = (title?: ReactNode) => (picture ? <Hero picture={picture}>{title}</Hero> : title);

  switch (load.kind) {
    case 'pending':
      return (
        <>
          {top()}
          <PageSkeleton />
        </>
      );
    case 'failed':
      return (
        <>
          {top(
            <PageTitle title={routeTitle(route, locale) || messages.contentFailedHeading}>
              {messages.contentFailedText}
            </PageTitle>,
          )}
          <LoadFailure
            text={`${messages.contentFailedHeading}. ${messages.contentFailedAdvice}`}
            onRetry={retry}
          />
        </>
      );
    case 'done':
      return (
        <>
          {top(<PageTitle title={load.value.title || routeTitle(route, locale)} />)}
          <div className="content" dangerouslySetInnerHTML={{ __html: load.value.html }} />
        </>
      );
  }
}
