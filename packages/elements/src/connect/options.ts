import type { CookieCategory } from '@fleet-portal/model/constants';
import type { Market, ModalFields, Session, TopNotification } from '@fleet-portal/model/entities';
import type { GateOptions } from '../consent/gate.ts';
import type { CookieConsentOptions } from '../consent/start.ts';
import type { FpFooter } from '../footer/footer.ts';
import type { FpHeader } from '../header/header.ts';

export interface ConnectOptions {
  /** The address of the shell's backend, such as `https://fleet.example.com`; this site if it is omitted or empty. */
  base?: string | undefined;
  /** The market, or its id under the base; if omitted, what the elements' own `market` or `src` specifies. */
  market?: Market | string | undefined;
  /** The language of header and footer, instead of their own `locale`. */
  locale?: string | undefined;
  /**
   * The headers and footers to serve, such as an array or a NodeList; if omitted, all of the page, including those added later, but none in
   * a shadow root.
   */
  elements?: Iterable<FpHeader | FpFooter> | undefined;
  /** Whether and how users are asked about cookies; `false` if the page has its own way of asking. */
  consent?: boolean | CookieConsentOptions | undefined;
  /** Called with the session: at first, and whenever it changes. */
  onSession?: ((session: Session) => void) | undefined;
  /** Disconnects the shell, like `disconnect()`. */
  signal?: AbortSignal | undefined;
}

/** The options, with omitted ones filled in. */
export interface CheckedOptions extends ConnectOptions {
  base: string;
  elements?: readonly (FpHeader | FpFooter)[];
}

export interface ConnectedShell {
  /** The session; that of a visitor until the backend has answered. */
  readonly session: Session;
  /**
   * Loads the session, the number of unread notifications (NTF-07) and the quantity in the cart again.
   * @returns whether the backend has answered the session request; settles once all of this has loaded or failed to
   */
  refresh(): Promise<boolean>;
  /**
   * Shows a notice at the top of the page, in place of one with the same id; the returned function removes it, like its X if it is
   * `closable`.
   * @throws TypeError if its id or its body is not a string
   */
  notify(notification: TopNotification): () => void;
  /**
   * Opens a modal over the page, in place of one with the same id; the returned function closes it.
   * @throws TypeError if its id or its title is not a string
   */
  openModal(modal: ModalFields): () => void;
  /**
   * Calls back once, now or as soon as the user allows the category (CKC-02): the place to start a script for analytics or tracking. An
   * unknown category is reported on the console.
   */
  whenAllowed(category: CookieCategory, callback: () => void, options?: GateOptions): void;
  /** Disconnects the shell: header and footer show a visitor, and no listener, wait or request is left. */
  disconnect(): void;
}
