const typingInputs =
  'input:not([type=button],[type=checkbox],[type=radio],[type=range],[type=reset],[type=submit]),select,textarea';

/**
 * Alt+Shift+D, on a Mac Option+Shift+D. With Option held the key writes another character there, so the place of the key
 * counts as well as its letter. It is the person's own where they are typing or a modal dialog is open.
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
