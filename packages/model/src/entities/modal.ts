/** A dialog on the shell's stack (ENT-19). The shell creates it and never receives it, so it has no parser. */
export interface Modal<Content = unknown> {
  id: string;
  title: string;
  children?: Content;
  actions: ModalAction[];
  actionsPlacement: ActionsPlacement;
  disableClickOutClose: boolean;
  disableXButton: boolean;
  closeIconId: string;
  onClose?: () => void;
  /** The element that gets focus after closing; by default, the one that had it when the modal opened. */
  trigger?: { readonly tagName: string; focus: (options?: { preventScroll?: boolean }) => void };
  hasSentAnalytics: boolean;
}

/** A modal as a page describes it: its id and title, and any other fields. */
export type ModalFields<Content = unknown> = Pick<Modal<Content>, 'id' | 'title'> & Partial<Modal<Content>>;

export type ActionsPlacement = 'right' | 'center';

export interface ModalAction {
  id: string;
  label: string;
  /** Read aloud after the label: what the action does, or what it waits for. */
  description?: string;
  /** Secondary by default. */
  variant?: 'primary' | 'secondary';
  /** The address that the action leads to, which makes it a link. */
  href?: string;
  /** Whether the link leaves the site, whatever its address looks like. */
  isExternal?: boolean;
  isDisabled?: boolean;
  /** Whether the action closes the modal; otherwise the code that handles it has to. */
  closes?: boolean;
}
