import {
  childSession,
  childSessionBanner,
  comesFromFleet,
  summerSale,
  type TransactionState,
} from '@fleet-portal/model/flows';
import type { FlowMessages } from '@fleet-portal/model/messages';
import { endChildSessionHref, pageHref } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useBanner } from '../notices/use-banner.ts';
import { useQuery } from '../router/use-query.ts';
import { mayLeaveUnasked } from '../session/may-leave-unasked.ts';
import { useSession } from '../session/session-context.ts';

/** The banner of a child session (BAN-03); ending that session returns to the user's own. */
export function useChildSession(messages: FlowMessages): void {
  const { session, leave } = useSession();
  const { locale } = useLocale();
  const [canEnd, setCanEnd] = useState(true);
  const child = childSession(session, canEnd);
  const companyName = child.kind === 'banner' ? child.companyName : null;
  const isOver = child.kind === 'end';
  const href = endChildSessionHref(pageHref('dataSharing', locale));
  const end = useCallback(() => leave(href, 'elsewhere'), [href, leave]);
  useEffect(() => {
    if (!isOver) return;
    if (mayLeaveUnasked(href)) end();
    // oxlint-disable-next-line react/set-state-in-effect -- how often the page has been left is kept outside of React
    else setCanEnd(false);
  }, [end, href, isOver]);
  useBanner(
    useMemo(
      () =>
        companyName === null
          ? null
          : { id: 'child-session', ...childSessionBanner(companyName, messages), onAction: end },
      [companyName, end, messages],
    ),
  );
}

/** The banner of a preview, or of its error (TXP-02). */
export function usePreviewBanner(state: TransactionState, exit: () => void, messages: FlowMessages): void {
  const error = state.kind === 'failed' ? state.text : '';
  useBanner(
    useMemo(() => {
      if (state.kind === 'none' || state.kind === 'restoring') return null;
      const isRunning = state.kind === 'running';
      return {
        id: isRunning ? 'transaction-preview' : `transaction-error ${error}`,
        text: isRunning ? messages.previewText : error || messages.previewLost,
        variant: isRunning ? 'info' : 'error',
        actions: error ? [] : [{ label: messages.exitPreview, action: 'exit-preview' }],
        showCloseIcon: error !== '',
        onAction: exit,
      };
    }, [error, exit, messages, state.kind]),
  );
}

/** Greets users who come from the fleet site that this one replaces (BAN-04). */
export function useFleetBanner(messages: FlowMessages): void {
  const { locale } = useLocale();
  const isFromFleet = comesFromFleet(useQuery().toString(), locale);
  useBanner(
    useMemo(
      () =>
        isFromFleet
          ? {
              id: 'fleet-migration',
              text: messages.fleetText,
              variant: 'info',
              actions: [],
              showCloseIcon: true,
              lasts: 'visit',
            }
          : null,
      [isFromFleet, messages],
    ),
  );
}

/** Shows the summer sale to everybody (BAN-05). */
export function useSummerSale(): void {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { showTopNotification, hideTopNotification } = useNotices();
  useLayoutEffect(() => {
    const sale = summerSale(market, locale);
    if (!sale) return undefined;
    showTopNotification({ ...sale, lasts: 'visit' });
    return () => hideTopNotification(sale.id);
  }, [hideTopNotification, locale, market, showTopNotification]);
}
