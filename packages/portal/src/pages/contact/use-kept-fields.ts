import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useNavigation } from '../../router/navigation-context.ts';
import { useSession } from '../../session/session-context.ts';
import type { ContactFields } from './contact-errors.ts';

/** By person and entry of the history, until the document is left. */
const kept = new Map<string, ContactFields>();

/** What is typed comes back with its entry of the history, as a browser keeps a form: by Back, from another page. */
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
