import { tabStops } from '../focus/flat-tree.ts';

/**
 * Keeps Tab inside a dialog, from its last stop to its first and back, skipping the browser's own buttons (MOD-02). The browser moves the
 * focus itself, because only it knows the stops inside a date field, a media player or a closed shadow root; a temporary stop at the
 * dialog's end, there for this key press only, redirects the focus that would leave.
 */
export function trapTab(event: KeyboardEvent, dialog: HTMLElement): void {
  // WebKitGTK does not report `key` as Tab for Shift+Tab.
  if (event.defaultPrevented || (event.key !== 'Tab' && event.code !== 'Tab')) return;
  const isBack = event.shiftKey;
  const end = document.createElement('span');
  end.tabIndex = 0;
  // Takes no room, and focusing it does not scroll.
  end.style.position = 'fixed';
  end.style.inset = '0 auto auto 0';
  end.addEventListener('focus', () => {
    end.tabIndex = -1;
    const [stop = dialog.querySelector('h2')] = tabStops(dialog, isBack);
    stop?.focus();
  });
  dialog[isBack ? 'prepend' : 'append'](end);
  for (const next of ['keydown', 'keyup']) dialog.addEventListener(next, () => end.remove(), { once: true });
}
