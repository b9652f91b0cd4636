import type { Layout, LayoutItem, Route } from '@fleet-portal/model/entities';
import { format } from '@fleet-portal/model/messages';
import { wordsOf } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { layoutPlaces } from './parts/layout-places.ts';
import { routeTitle } from './parts/route-title.ts';
import { useColumns } from './parts/use-columns.ts';

interface LayoutPageProps {
  route: Route;
  layout: Layout;
}

/** A grid of views (RTE-12, RTE-22). */
export default function LayoutPage({ route, layout }: LayoutPageProps) {
  const { locale, messages } = useLocale();
  const columns = useColumns();
  const places = layoutPlaces(layout, columns);
  return (
    <>
      <PageTitle title={routeTitle(route, locale) || wordsOf(route.id)} />
      {places.length === 0 && <p className="muted">{messages.layoutEmpty}</p>}
      <div className="grid" data-columns={columns}>
        {places.map((item, index) => (
          <Place key={`${item.view.id}-${index}`} item={item} />
        ))}
      </div>
    </>
  );
}

/** Where a view belongs; it says so until views are loaded. */
function Place({ item: { startIndex, endIndex, view } }: { item: LayoutItem }) {
  const { messages } = useLocale();
  const name = wordsOf(view.exposedComponent || view.id);
  return (
    <section className="card view-place" style={{ gridColumn: `${startIndex} / ${endIndex + 1}` }}>
      <h2>{format(messages.viewSlot, { name })}</h2>
      <p className="muted">{messages.viewSlotText}</p>
      <p className="muted small">
        {format(messages.viewSlotFramework, { framework: wordsOf(view.framework) })}
      </p>
    </section>
  );
}
