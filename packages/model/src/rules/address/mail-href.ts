export interface Mail {
  /** Without it, the sender enters the recipient. */
  to?: string;
  subject: string;
  text: string;
}

/** The address that opens the visitor's email program with a message. */
export function mailHref({ to = '', subject, text }: Mail): string {
  // A line ends as in an email (RFC 6068).
  const body = text.replace(/\r?\n/g, '\r\n');
  // Email programs read + as a plus: the parameters are encoded as in an address, not as in a form.
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
