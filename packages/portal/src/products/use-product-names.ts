import { productName } from '@fleet-portal/model/rules';
import { useCallback } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { productNames } from './product-names.ts';
import { useAnswer } from '../loading/use-answer.ts';

/** The names of applications in the page's language (API-03); null until the service has answered or failed. */
export function useProductNames(): ((application: string) => string) | null {
  const { environment } = usePortal();
  const { locale } = useLocale();
  const ask = useCallback(
    (signal: AbortSignal) => productNames(environment, locale, signal),
    [environment, locale],
  );
  const translations = useAnswer({ ask, warning: 'The products are not named' });
  return translations && ((name) => productName(name, translations) || name);
}
