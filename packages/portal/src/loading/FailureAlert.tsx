import { useLayoutEffect } from 'react';
import { useAnnouncer } from '../context/announcer-context.ts';
import { useMessages } from '../context/locale-context.ts';

interface FailureAlertProps {
  text: string;
  /** Nothing is broken; what was requested does not exist. */
  isInfo?: boolean;
}

/** Announces at once what failed to load, and withdraws the skeleton's announcement that it has loaded. */
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
