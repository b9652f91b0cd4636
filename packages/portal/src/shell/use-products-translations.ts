import { getProductsTranslations } from '@fleet-portal/model/api';
import type { ProductsTranslations } from '@fleet-portal/model/entities';
import { fallbackTranslations } from '@fleet-portal/model/rules';
import { useEffect, useState } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';

/** The products' names in the page's language (API-03); null until the service has answered or failed. */
export function useProductsTranslations(areNeeded: boolean): ProductsTranslations | null {
  const { environment } = usePortal();
  const { locale } = useLocale();
  const [translations, setTranslations] = useState<ProductsTranslations | null>(null);

  useEffect(() => {
    if (!areNeeded) return undefined;
    const stop = new AbortController();
    getProductsTranslations(environment.PRODUCTS_TRANSLATION_URL, locale, { signal: stop.signal })
      .then(setTranslations)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn(`The products' names are not translated: ${String(error)}`);
        setTranslations(fallbackTranslations(environment));
      });
    return () => stop.abort();
  }, [areNeeded, environment, locale]);
  return areNeeded ? translations : null;
}
