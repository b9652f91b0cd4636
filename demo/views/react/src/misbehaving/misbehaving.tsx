// React views that fail in various ways, which the shell must contain.
import { useEffect, useRef } from 'react';
import type { ViewInputs } from '../../../common/inputs.ts';
import './misbehaving.css';

export function FailsInRender(): never {
  throw new Error('React failed in render');
}

export function FailsInHandler() {
  const fail = () => {
    throw new Error('React failed in an event handler');
  };
  return <Card name="React: fails in an event handler" onAct={fail} />;
}

export function FailsInPromise() {
  const fail = () => void Promise.reject(new Error('React failed in a promise'));
  return <Card name="React: fails in a promise" onAct={fail} />;
}

/** Fails when an input changes after the first render, such as the locale. */
export function FailsInUpdate({ locale }: Pick<ViewInputs, 'locale'>) {
  const first = useRef(locale);
  // oxlint-disable-next-line react/refs -- the difference to the first render is the point
  if (locale !== first.current) throw new Error('React failed in an update');
  return <Card name="React: fails in an update" />;
}

export function NeverReady({ waitUntil }: Pick<ViewInputs, 'waitUntil'>) {
  useEffect(() => waitUntil(new Promise(() => undefined)), [waitUntil]);
  return <Card name="React: is never ready" />;
}

function Card({ name, onAct }: { name: string; onAct?: () => void }) {
  return (
    <div className="sample misbehaving" role="group" aria-label={name}>
      <p>{name}</p>
      {onAct && (
        <button type="button" className="button" onClick={onAct}>
          Fail now
        </button>
      )}
    </div>
  );
}
