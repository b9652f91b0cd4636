import { timeouts } from '../constants/timeouts.ts';
import { productsTranslationsSchema, type ProductsTranslations } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** Display names of applications, from a service that is called without credentials (API-03). */
export function getProductsTranslations(
  service: string,
  locale: string,
  options?: CallOptions,
): Promise<ProductsTranslations> {
  const url = under(service, `/translation/fetch/${encodeURIComponent(locale)}`);
  const call: Call = {
    call: 'getProductsTranslations',
    credentials: 'omit',
    timeout: timeouts.productsTranslations,
  };
  const answer = {
    payload: 'products translations',
    schema: productsTranslationsSchema,
    identity: () => ['applications'],
  };
  return queryReadable(url, answer, call, options);
}
