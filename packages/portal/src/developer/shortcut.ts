const typingInputs =
  'input:not([type=button],[type=checkbox],[type=radio],[type=range],[type=reset],[type=submit]),select,textarea';

/**
 * Alt+Shift+D, on a Mac Option+Shift+D. With Option held, a Mac's key types another character, so the key's position (`code`)
 * also counts. While the user is typing or a modal dialog is open, it is not the shortcut.
 */
export function isPanelShortcut(event: KeyboardEvent): boolean {
  const { altKey, shiftKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented, code, key } = event;
  if (!altKey || !shiftKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return false;
  if (key.toLowerCase() !== 'd' && !(code === 'KeyD' && !/^[a-z]$/i.test(key))) return false;
  return !event.composedPath().some((target) => target instanceof HTMLElement && isBusy(target));
}

function isBusy(element: HTMLElement): boolean {
  return element.matches(`${typingInputs},:modal`) || element.isContentEditable;
}
