/** A dialog on the shell's stack (ENT-19). It is made by the shell, never received, so it has no parser. */
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
  /** The element that gets the focus back; the one that had it when the modal opened, where it is not set. */
  trigger?: { readonly tagName: string; focus: (options?: { preventScroll?: boolean }) => void };
  hasSentAnalytics: boolean;
}

/** A modal as a page describes it: its id and title, and what it has beside. */
export type ModalFields<Content = unknown> = Pick<Modal<Content>, 'id' | 'title'> & Partial<Modal<Content>>;

export type ActionsPlacement = 'right' | 'center';

export interface ModalAction {
  id: string;
  label: string;
  /** Read aloud after the label: what it does, or what it waits for. */
  description?: string;
  /** Secondary where it is left out. */
  variant?: 'primary' | 'secondary';
  /** Where it leads; it is a link then. */
  href?: string;
  /** It leaves the site, whatever its address looks like. */
  isExternal?: boolean;
  isDisabled?: boolean;
  /** Whether the modal closes with it; otherwise who acts on it closes the modal. */
  closes?: boolean;
}
