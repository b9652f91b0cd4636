import type { FpHeader } from '@fleet-portal/elements/header';
import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { headerViews, showsCompanySelectorFailure } from '@fleet-portal/model/rules';
import { useCallback, useMemo, type RefObject } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { HeaderView } from './HeaderView.tsx';
import { useAskedViews } from './use-asked-views.ts';
import { useChosenCompany } from './use-chosen-company.ts';
import { useHeaderWords } from './use-header-words.ts';

interface HeaderViewsProps {
  /** The header that contains the views. */
  header: RefObject<FpHeader | null>;
}

/**
 * The embedded views of the header, as its slotted children: company selector (HDR-15), search bar (HDR-14), and the views of its
 * menus, which are loaded when their menu opens (NAV-06). The header's own content is shown until a view has loaded.
 */
export default function HeaderViews({ header }: HeaderViewsProps) {
  const { market } = usePortal();
  const { session } = useSession();
  const { company, search, menu } = useMemo(() => headerViews(market, session), [market, session]);
  const asked = useAskedViews(header);
  const opened = menu.filter(({ id }) => asked.has(slotOf(id)));
  return (
    <>
      {company && <CompanyView view={company} header={header} />}
      {search && <SearchView view={search} header={header} />}
      {opened.map((view) => (
        <MenuView key={view.id} view={view} />
      ))}
    </>
  );
}

interface BarViewProps extends HeaderViewsProps {
  view: ViewDescriptor;
}

function CompanyView({ view, header }: BarViewProps) {
  const { environment } = usePortal();
  const say = useHeaderWords(header, 'companyError');
  useChosenCompany(header);
  const onFailed = useCallback(() => {
    if (showsCompanySelectorFailure(environment)) say();
  }, [environment, say]);
  return <HeaderView slot="company" descriptor={view} source="company-selector" onFailed={onFailed} />;
}

function SearchView({ view, header }: BarViewProps) {
  const onFailed = useHeaderWords(header, 'searchError');
  return <HeaderView slot="search" descriptor={view} source="search-bar" onFailed={onFailed} />;
}

function MenuView({ view }: { view: ViewDescriptor }) {
  return <HeaderView slot={slotOf(view.id)} descriptor={view} source={`view ${view.viewId}`} hasCard />;
}

const slotOf = (viewId: string) => `view-${viewId}`;
