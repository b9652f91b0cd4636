import type { Layout, Route } from '@fleet-portal/model/entities';
import { format } from '@fleet-portal/model/messages';
import { wordsOf } from '@fleet-portal/model/rules';
import { useEffect, useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { layoutPlaces } from './parts/layout-places.ts';
import { reportLayout } from './parts/report-layout.ts';
import { routeTitle } from './parts/route-title.ts';
import { useColumns } from './parts/use-columns.ts';
import { ViewAnnouncement } from './parts/ViewAnnouncement.tsx';
import { ViewPlace } from './parts/ViewPlace.tsx';
import { viewHeight } from './parts/view-height.ts';

interface LayoutPageProps {
  route: Route;
  layout: Layout;
}

/** A grid of views (RTE-12, RTE-22). Until views are loaded, each place says what will stand there. */
export default function LayoutPage({ route, layout }: LayoutPageProps) {
  const { locale, messages } = useLocale();
  const columns = useColumns();
  const places = useMemo(() => layoutPlaces(layout, columns), [layout, columns]);
  useEffect(() => reportLayout(layout), [layout]);

  return (
    <>
      <PageTitle title={routeTitle(route, locale) || wordsOf(route.id)} />
      {places.length === 0 && <p className="muted">{messages.layoutEmpty}</p>}
      <div className="grid" data-columns={columns}>
        {places.map(({ key, view, startIndex, endIndex }) => {
          const name = wordsOf(view.exposedComponent || view.id);
          return (
            <ViewPlace
              key={key}
              state="ready"
              label={format(messages.viewSlot, { name })}
              columns={[startIndex, endIndex]}
              height={viewHeight(route, view.id)}
            >
              <ViewAnnouncement name={name} framework={wordsOf(view.framework)} />
            </ViewPlace>
          );
        })}
      </div>
    </>
  );
}
