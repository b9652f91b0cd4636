import { loginHref } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useSession } from '../../session/session-context.ts';

/**
 * Where this person signs in, or goes on with it.
 * @param returnTo the page of this site that they come back to
 */
export function useLoginHref(returnTo: string): string {
  const { signInType } = usePortal().market;
  const { stepUpRequired } = useSession().session;
  const { locale } = useLocale();
  return loginHref({ locale, returnTo, signInType, stepUpRequired });
}
