import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { productsTranslationsSchema, type ProductsTranslations } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** Display names of applications, from a service that knows nobody (API-03). */
export function getProductsTranslations(
  service: string,
  locale: string,
  options: CallOptions = {},
): Promise<ProductsTranslations> {
  return requestParsed(
    under(service, `/translation/fetch/${encodeURIComponent(locale)}`),
    'products translations',
    productsTranslationsSchema,
    {
      call: 'getProductsTranslations',
      credentials: 'omit',
      timeout: timeouts.productsTranslations,
      ...options,
    },
  );
}
