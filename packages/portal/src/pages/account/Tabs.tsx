import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTabStop } from './use-tab-stop.ts';

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

interface TabsProps {
  label: string;
  tabs: { id: string; label: string; href: string }[];
  selected: string;
  /** The selected tab's panel. */
  children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs that are links: each has an address, so Back, a bookmark and a new window work. Arrow keys move between them, Tab leads to the
 * panel.
 */
export function Tabs({ label, tabs, selected, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useTabStop();

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === event.target);
    if (event.key === ' ') {
      event.preventDefault();
      links[at]?.click();
      return;
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = steps[isRightToLeft ? (mirrored[event.key] ?? event.key) : event.key];
    if (!step) return;
    event.preventDefault();
    links[step(at, links.length)]?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`tab-${tab.id}`}
            role="tab"
            className="tab"
            href={tab.href}
            aria-selected={tab.id === selected}
            aria-controls="tab-panel"
            tabIndex={tab.id === selected ? 0 : -1}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${selected}`} {...panel}>
        {children}
      </div>
    </>
  );
}
