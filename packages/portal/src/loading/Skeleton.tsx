import { useLayoutEffect, type ReactNode } from 'react';
import { useAnnouncer } from '../context/announcer-context.ts';
import { useMessages } from '../context/locale-context.ts';
import { silence } from './silence.ts';

interface SkeletonProps {
  className: string;
  children: ReactNode;
}

/** The shape of what is on its way; CSS shows it after 150 ms. A long wait is said, and then that it is over. */
export function Skeleton({ className, children }: SkeletonProps) {
  const { announce, takeBack } = useAnnouncer();
  const { loading, loaded } = useMessages();
  // What comes in its place has the last word: a page its name, a failure or the next skeleton that nothing has come.
  useLayoutEffect(() => {
    let isSaid = false;
    takeBack(loaded);
    const timer = setTimeout(() => {
      isSaid = true;
      announce(loading);
    }, silence);
    return () => {
      clearTimeout(timer);
      if (isSaid) announce(loaded);
    };
  }, [announce, loaded, loading, takeBack]);
  return <div className={`${className} shell-delayed`}>{children}</div>;
}
