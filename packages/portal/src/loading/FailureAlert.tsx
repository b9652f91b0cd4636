import { useLayoutEffect } from 'react';
import { useAnnouncer } from '../context/announcer-context.ts';
import { useMessages } from '../context/locale-context.ts';

interface FailureAlertProps {
  text: string;
  /** Nothing is broken: what was asked for is not there. */
  isInfo?: boolean;
}

/** Says at once what did not come; the skeleton before it has said that it did. */
export function FailureAlert({ text, isInfo = false }: FailureAlertProps) {
  const { takeBack } = useAnnouncer();
  const { loaded } = useMessages();
  useLayoutEffect(() => takeBack(loaded), [loaded, takeBack]);
  return (
    <p role="alert" className={isInfo ? 'alert alert-info' : 'alert alert-error'}>
      {text}
    </p>
  );
}
