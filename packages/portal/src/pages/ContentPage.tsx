import { loadSanitizer } from '@fleet-portal/elements/sanitize';
import { ApiFailure, getContent } from '@fleet-portal/model/api';
import type { Route } from '@fleet-portal/model/entities';
import { contentPath, heroPicture, localePath, routeHeading } from '@fleet-portal/model/rules';
import { useCallback } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { Hero } from '../page/Hero.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { ContentFailure } from '../loading/ContentFailure.tsx';
import { fixedPageComponents } from './fixed-page-components.ts';
import { useLoad } from './parts/use-load.ts';

const { notFound: NotFoundPage } = fixedPageComponents;

/** A page whose title and HTML come from the content service (RTE-12). The HTML is sanitized; its links go through the router. */
export default function ContentPage({ route }: { route: Route }) {
  const { environment, table } = usePortal();
  const { ENV_BASE_URL } = environment;
  const { locale, messages } = useLocale();
  const { url } = useNavigation().entry;
  const path = localePath(locale, contentPath(route, url, table));

  const loadContent = useCallback(
    async (signal: AbortSignal) => {
      const [{ title, html }, sanitize] = await Promise.all([
        getContent(ENV_BASE_URL, path, { signal }),
        loadSanitizer(),
      ]);
      return { title, html: sanitize(html) };
    },
    [ENV_BASE_URL, path],
  );
  const [load, retry] = useLoad(loadContent, path);
  const picture = heroPicture(route);
  // Over a picture the header takes no space of its own, so the failure is shown below the picture.
  if (load.kind === 'failed' && isMissing(load.error) && !picture) return <NotFoundPage />;

  // The market's title is shown until the service's own arrives, so that the user knows at once where they are (RTE-27).
  const own = load.kind === 'done' && load.value.title;
  const heading = (
    <PageTitle title={own || routeHeading(route, locale)}>
      {load.kind === 'failed' && messages.contentFailedText}
    </PageTitle>
  );
  return (
    <>
      {picture ? <Hero picture={picture}>{heading}</Hero> : heading}
      {load.kind === 'pending' && <PageSkeleton isHeaded />}
      {load.kind === 'failed' && <ContentFailure onRetry={retry} />}
      {load.kind === 'done' && (
        <div className="content" dangerouslySetInnerHTML={{ __html: load.value.html }} />
      )}
    </>
  );
}

/** Trying again would not help. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
