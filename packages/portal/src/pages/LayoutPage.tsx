import type { Layout, Route } from '@fleet-portal/model/entities';
import { format } from '@fleet-portal/model/messages';
import { layoutPlaces, reportLayout, routeHeading, type ViewFailure } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { useNavigation } from '../router/navigation-context.ts';
import { useJoinedNames } from '../views/use-joined-names.ts';
import { viewName } from '../views/view-name.ts';
import { ViewErrorPage } from '../views/ViewErrorPage.tsx';
import { ViewSlot } from '../views/ViewSlot.tsx';
import { useColumns } from './parts/use-columns.ts';
import { useHasChanged } from './parts/use-has-changed.ts';

interface LayoutPageProps {
  route: Route;
  layout: Layout;
}

/**
 * A grid of views (RTE-12, RTE-22). If its only view fails, the page shows the error (VIEW-03) until it is opened again. If one of
 * several fails, the error is shown in its place. Failures at the same moment are announced together, as are views that take long and those of
 * them that have come.
 */
export default function LayoutPage({ route, layout }: LayoutPageProps) {
  const { locale, messages } = useLocale();
  const columns = useColumns();
  const places = useMemo(() => layoutPlaces(layout, columns), [layout, columns]);
  const title = routeHeading(route, locale);
  useEffect(() => reportLayout(layout), [layout]);

  const [first] = places;
  const onlyKey = places.length === 1 ? first?.key : undefined;
  const [failed, setFailed] = useState<{ key: string; failure: ViewFailure } | null>(null);
  const { entry } = useNavigation();
  if (useHasChanged(entry)) setFailed(null);
  const [said, say] = useJoinedNames();
  const [late, onLate] = useJoinedNames(0);
  const [come, onCome] = useJoinedNames();
  const lateTold = useMemo(() => ({ onLate, onCome }), [onLate, onCome]);
  const onFailed = useCallback(
    (failure: ViewFailure, name: string) => {
      if (onlyKey) setFailed({ key: onlyKey, failure });
      else say(name);
    },
    [onlyKey, say],
  );
  if (first && failed && failed.key === onlyKey)
    return (
      <ViewErrorPage
        key={locale}
        name={title}
        descriptor={first.view}
        failure={failed.failure}
        contactUrl={route.extras.contactUrl}
      />
    );
  return (
    <>
      <PageTitle title={title} />
      {places.length === 0 && <p className="muted">{messages.layoutEmpty}</p>}
      <div className="grid" data-columns={columns}>
        {places.map((place) => (
          <ViewSlot
            key={place.key}
            descriptor={place.view}
            name={viewName(place.view)}
            columns={[place.startIndex, place.endIndex]}
            extras={route.extras}
            onFailed={onFailed}
            late={lateTold}
            isAlone={place.key === onlyKey}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {come.length > 0
          ? `${messages.loaded}: ${come.join(', ')}.`
          : late.length > 0 && `${messages.loading}: ${late.join(', ')}.`}
      </p>
      <p role="alert" className="visually-hidden">
        {said.map((name) => `${format(messages.viewFailedHeading, { name })}.`).join(' ')}
      </p>
    </>
  );
}
