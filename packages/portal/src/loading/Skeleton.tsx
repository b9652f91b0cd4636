import { useLayoutEffect, type ReactNode } from 'react';
import { useAnnouncer } from '../context/announcer-context.ts';
import { useMessages } from '../context/locale-context.ts';
import { silence } from './silence.ts';

interface SkeletonProps {
  className: string;
  children: ReactNode;
}

/** The shape of content that is loading; CSS shows it after 150 ms. A long wait is announced, and then its end. */
export function Skeleton({ className, children }: SkeletonProps) {
  const { announce, takeBack } = useAnnouncer();
  const { loading, loaded } = useMessages();
  // What replaces it announces something last: a page its name; a failure or another skeleton withdraws “Loaded”.
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
