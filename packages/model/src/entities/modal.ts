/** A dialog on the shell's stack (ENT-19). It is made by the shell, never received, so it has no parser. */
export interface Modal<Content = unknown> {
  id: string;
  title: string;
  children: Content;
  actions: ModalAction[];
  actionsPlacement: 'right' | 'center';
  disableClickOutClose: boolean;
  disableXButton: boolean;
  closeIconId: string;
  onClose?: () => void;
  hasSentAnalytics: boolean;
}

export interface ModalAction {
  id: string;
  label: string;
  variant: 'primary' | 'secondary';
}
