import { productName } from '@fleet-portal/model/rules';
import { useProductsTranslations } from '../../shell/use-products-translations.ts';

/** What applications are called in the page's language (API-03); null until the service has answered or failed. */
export function useProductNames(): ((application: string) => string) | null {
  const translations = useProductsTranslations(true);
  return translations && ((name) => productName(name, translations) || name);
}
