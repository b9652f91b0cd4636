import type { FpHeader } from '@fleet-portal/elements/header';
import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { headerViews, showsCompanySelectorFailure } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { HeaderView } from './HeaderView.tsx';
import { useHeaderWords } from './use-header-words.ts';
import { ViewErrorCard } from './ViewErrorCard.tsx';

interface HeaderViewsProps {
  /** The header that this stands in. */
  header: RefObject<FpHeader | null>;
}

/**
 * The embedded views of the header, as its slotted children: company selector (HDR-15), search bar (HDR-14), and the views of its
 * menus, which are loaded when the first menu opens (NAV-06). The header's own things stand there until a view has come.
 */
export default function HeaderViews({ header }: HeaderViewsProps) {
  const { market } = usePortal();
  const { session } = useSession();
  const { company, search, menu } = useMemo(() => headerViews(market, session), [market, session]);
  const hasOpened = useMenuOpened(header);
  return (
    <>
      {company && <CompanyView view={company} header={header} />}
      {search && <SearchView view={search} header={header} />}
      {hasOpened && menu.map((view) => <MenuView key={view.id} view={view} />)}
    </>
  );
}

interface BarViewProps extends HeaderViewsProps {
  view: ViewDescriptor;
}

function CompanyView({ view, header }: BarViewProps) {
  const { environment } = usePortal();
  const say = useHeaderWords(header, 'companyError');
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
  return (
    <HeaderView
      slot={`view-${view.id}`}
      descriptor={view}
      source={`view ${view.id}`}
      failed={(name, failure, retry) => <ViewErrorCard name={name} failure={failure} onRefresh={retry} />}
    />
  );
}

/** True from the first menu that opens. */
function useMenuOpened(header: RefObject<FpHeader | null>): boolean {
  const [hasOpened, setOpened] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const onOpen = () => setOpened(true);
    header.current?.addEventListener('fp-menu-open', onOpen, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, [header]);
  return hasOpened;
}
