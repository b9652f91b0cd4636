import { getProductsTranslations } from '@fleet-portal/model/api';
import type { ProductsTranslations } from '@fleet-portal/model/entities';
import { fallbackTranslations } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useAnswer } from './use-answer.ts';

/** The products' names in the page's language (API-03); null until the service has answered or failed. */
export function useProductsTranslations(areNeeded: boolean): ProductsTranslations | null {
  const { environment } = usePortal();
  const { locale } = useLocale();
  const service = environment.PRODUCTS_TRANSLATION_URL;
  const ask = useMemo(
    () => (areNeeded ? (signal: AbortSignal) => getProductsTranslations(service, locale, { signal }) : null),
    [areNeeded, locale, service],
  );
  const fallback = useMemo(() => fallbackTranslations(environment), [environment]);
  return useAnswer({ ask, warning: 'The products’ names are not translated', fallback });
}
