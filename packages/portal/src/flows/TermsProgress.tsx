import type { FlowMessages } from '@fleet-portal/model/messages';

interface TermsProgressProps {
  isStuck: boolean;
  messages: FlowMessages;
}

/** What becomes of the access of somebody who has accepted the terms for the first time (TRM-03). */
export function TermsProgress({ isStuck, messages }: TermsProgressProps) {
  return (
    <p key={String(isStuck)} tabIndex={-1} role={isStuck ? 'alert' : 'status'} ref={takeFocus}>
      {isStuck ? messages.termsStuck : messages.termsAccess}
    </p>
  );
}

/** What had the focus is gone: the button that was pressed. */
function takeFocus(line: HTMLElement | null): void {
  line?.focus();
}
