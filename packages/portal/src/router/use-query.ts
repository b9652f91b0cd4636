import { splitUrl } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useNavigation } from './navigation-context.ts';

/** The query parameters of the current entry. Anybody may have written them. */
export function useQuery(): URLSearchParams {
  const { url } = useNavigation().entry;
  return useMemo(() => new URLSearchParams(splitUrl(url).query), [url]);
}
