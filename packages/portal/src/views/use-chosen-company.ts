import type { FpHeader } from '@fleet-portal/elements/header';
import { currentUser } from '@fleet-portal/model/rules';
import { useEffect, type RefObject } from 'react';
import { useSession } from '../session/session-context.ts';

/**
 * Makes the header show the company that was chosen last, where the selector itself is not visible (HDR-04), until the session has
 * another company, also by a choice in another tab, or the component is removed. The session does not change: only the server
 * changes it.
 */
export function useChosenCompany(header: RefObject<FpHeader | null>): void {
  const company = currentUser(useSession().session)?.companyInfo.companyName;
  useEffect(() => {
    const shown = header.current;
    if (!shown) return;
    const stop = new AbortController();
    shown.addEventListener(
      'fp-company-change',
      ({ companyId, name }) => {
        Object.assign(shown, { companyId, companies: [{ id: companyId, name }] });
      },
      stop,
    );
    return () => {
      stop.abort();
      Object.assign(shown, { companyId: '', companies: [] });
    };
  }, [company, header]);
}
