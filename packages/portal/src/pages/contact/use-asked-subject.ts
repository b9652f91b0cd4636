import { useState } from 'react';
import { useQuery } from '../../router/use-query.ts';
import { contactSubjects } from './contact-subjects.ts';
import { useIsPressedAgain } from './use-is-pressed-again.ts';

/** The subject that the address names, '' where it names none that there is: anybody may have written it. */
export interface AskedSubject {
  subject: string;
}

/**
 * What the page is asked for; another object each time that it is asked anew: by another subject, or by its link, pressed once more.
 * Another language asks for nothing.
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
