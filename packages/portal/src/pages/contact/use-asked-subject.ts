import { useState } from 'react';
import { useNavigation } from '../../router/navigation-context.ts';
import { pathOf } from '../../router/route-entry.ts';
import { useQuery } from '../../router/use-query.ts';
import { contactSubjects } from './contact-subjects.ts';

/** The subject that the address names, '' where it names none that there is: anybody may have written it. */
export interface AskedSubject {
  subject: string;
}

/**
 * What the page is asked for; another object each time that it is asked anew: by another subject, or by its link, pressed once more.
 * Another language asks for nothing.
 */
export function useAskedSubject(): AskedSubject {
  const { entry } = useNavigation();
  const named = useQuery().get('subject') ?? '';
  const subject = Object.hasOwn(contactSubjects, named) ? named : '';
  const [last, setLast] = useState({ entry, asked: { subject } });
  if (last.entry === entry) return last.asked;
  const isPressed = entry.how === 'push' && pathOf(entry.url) === pathOf(last.entry.url);
  const asked = isPressed || subject !== last.asked.subject ? { subject } : last.asked;
  setLast({ entry, asked });
  return asked;
}
