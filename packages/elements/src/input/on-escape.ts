import { isEscape } from './is-escape.ts';

/** Closes something by Escape, which then closes nothing else. */
export function onEscape(close: () => void, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (!isEscape(event)) return;
    event.preventDefault();
    close();
  };
  document.addEventListener('keydown', press, { signal });
}
