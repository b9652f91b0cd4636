import { loginHref } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useSession } from '../../session/session-context.ts';

/**
 * The address at which the user signs in, or completes the step-up.
 * @param returnTo the page of this site to return to
 */
export function useLoginHref(returnTo: string): string {
  const { signInType } = usePortal().market;
  const { stepUpRequired } = useSession().session;
  const { locale } = useLocale();
  return loginHref({ locale, returnTo, signInType, stepUpRequired });
}
