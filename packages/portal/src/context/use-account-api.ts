import type { AccountApi } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { usePortal } from './portal-context.ts';

/** The addresses for reaching the account API from this site (API-08). */
export function useAccountApi(): AccountApi {
  const { ENV_BASE_URL: base, ACCOUNT_API_BASE_URL: accountApi } = usePortal().environment;
  return useMemo(() => ({ base, accountApi }), [base, accountApi]);
}
