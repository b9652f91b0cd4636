import type { FpHeader } from '@fleet-portal/elements/header';
import { currentUser } from '@fleet-portal/model/rules';
import { useEffect, type RefObject } from 'react';
import { useSession } from '../session/session-context.ts';

/**
 * Has the header show the company that was chosen last, wherever the selector itself is not seen (HDR-04); its own again once the
 * session has another, also by a choice in another tab, or the component is gone. The session stays what it is: only the server
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
