import { hasModifier, stepByKey } from '@fleet-portal/model/rules';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTabStop } from './use-tab-stop.ts';

interface TabsProps {
  label: string;
  tabs: { id: string; label: string; href: string }[];
  selected: string;
  /** The selected tab's panel. */
  children: ReactNode;
}

/**
 * Tabs that are links: each has an address, so Back, bookmarks and new windows work. Arrow keys move between them, Tab moves to the
 * panel.
 */
export function Tabs({ label, tabs, selected, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useTabStop();

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (hasModifier(event)) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (event.key === ' ') {
      event.preventDefault();
      links.find((link) => link === event.target)?.click();
      return;
    }
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'left' : 'right';
    const next = stepByKey(event.key, event.target, links, { direction, wraps: true });
    if (!next) return;
    event.preventDefault();
    next.focus();
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
