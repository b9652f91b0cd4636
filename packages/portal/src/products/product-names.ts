import { getProductsTranslations } from '@fleet-portal/model/api';
import type { Environment, ProductsTranslations } from '@fleet-portal/model/entities';
import { fallbackTranslations, nameAndMessageOf } from '@fleet-portal/model/rules';

/** The products' names in a language (API-03); the fallback names if the service does not answer. */
export async function productNames(
  environment: Environment,
  locale: string,
  signal: AbortSignal,
): Promise<ProductsTranslations> {
  try {
    return await getProductsTranslations(environment.PRODUCTS_TRANSLATION_URL, locale, { signal });
  } catch (error) {
    if (!signal.aborted) console.warn(`The products’ names are not translated: ${nameAndMessageOf(error)}`);
    return fallbackTranslations(environment);
  }
}
