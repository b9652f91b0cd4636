import { useLayoutEffect } from 'react';
import { useAnnouncer } from '../context/announcer-context.ts';
import { useMessages } from '../context/locale-context.ts';

/** Says at once what did not come; the skeleton before it has said that it did. */
export function FailureAlert({ text }: { text: string }) {
  const { takeBack } = useAnnouncer();
  const { loaded } = useMessages();
  useLayoutEffect(() => takeBack(loaded), [loaded, takeBack]);
  return (
    <p role="alert" className="alert alert-error">
      {text}
    </p>
  );
}
