import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useNavigation } from '../../router/navigation-context.ts';
import { useSession } from '../../session/session-context.ts';
import type { ContactFields } from './contact-errors.ts';

/** By user and history entry, until the document is left. */
const kept = new Map<string, ContactFields>();

/** Restores the form's input with its history entry, as browsers do, when Back returns from another page. */
export function useKeptFields(
  blank: ContactFields,
): [ContactFields, Dispatch<SetStateAction<ContactFields>>] {
  const { entry } = useNavigation();
  const { person } = useSession();
  const key = `${person.before} ${entry.key}`;
  const [fields, setFields] = useState(() => kept.get(key) ?? blank);
  useEffect(() => {
    kept.set(key, fields);
  }, [fields, key]);
  return [fields, setFields];
}
