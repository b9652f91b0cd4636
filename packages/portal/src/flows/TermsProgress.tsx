import type { FlowMessages } from '@fleet-portal/model/messages';

interface TermsProgressProps {
  isStuck: boolean;
  messages: FlowMessages;
}

/** Tells users who have accepted the terms for the first time what happens to their access (TRM-03). */
export function TermsProgress({ isStuck, messages }: TermsProgressProps) {
  return (
    <p key={String(isStuck)} tabIndex={-1} role={isStuck ? 'alert' : 'status'} ref={takeFocus}>
      {isStuck ? messages.termsStuck : messages.termsAccess}
    </p>
  );
}

/** The button that was pressed has been removed, and the focus with it. */
function takeFocus(line: HTMLElement | null): void {
  line?.focus();
}
