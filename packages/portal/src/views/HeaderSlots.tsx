import type { FpHeader } from '@fleet-portal/elements/header';
import { hasHeaderViews } from '@fleet-portal/model/rules';
import type { RefObject } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { lazyPart } from '../loading/lazy-component.tsx';
import { OptionalPart } from '../loading/OptionalPart.tsx';

const HeaderViews = lazyPart(() => import('./HeaderViews.tsx'));

/** The header's children: the embedded views that the market puts into it; for a market without any, nothing is loaded. */
export function HeaderSlots({ header }: { header: RefObject<FpHeader | null> }) {
  const { market } = usePortal();
  if (!hasHeaderViews(market)) return null;
  return (
    <OptionalPart>
      <HeaderViews header={header} />
    </OptionalPart>
  );
}
