import { useState } from 'react';
import { useQuery } from '../../router/use-query.ts';
import { contactSubjects } from './contact-subjects.ts';
import { useIsPressedAgain } from './use-is-pressed-again.ts';

/** The subject in the address; '' if there is none or it is unknown, since anybody may have written the address. */
export interface AskedSubject {
  subject: string;
}

/**
 * The requested subject; a new object for each new request: another subject, or the page's own link pressed again.
 * Changing the language is not a request.
 */
export function useAskedSubject(): AskedSubject {
  const named = useQuery().get('subject') ?? '';
  const subject = Object.hasOwn(contactSubjects, named) ? named : '';
  const [last, setLast] = useState({ subject });
  if (!useIsPressedAgain() && subject === last.subject) return last;
  const asked = { subject };
  setLast(asked);
  return asked;
}
