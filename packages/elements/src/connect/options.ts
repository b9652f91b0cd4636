import type { CookieCategory } from '@fleet-portal/model/constants';
import type { Market, ModalFields, Session, TopNotification } from '@fleet-portal/model/entities';
import type { GateOptions } from '../consent/gate.ts';
import type { CookieConsentOptions } from '../consent/start.ts';
import type { FpFooter } from '../footer/footer.ts';
import type { FpHeader } from '../header/header.ts';

export interface ConnectOptions {
  /** Where the shell's backend answers, such as `https://fleet.example.com`; this site where it is left out or empty. */
  base?: string | undefined;
  /** The market, or its id under the base; where left out, what the elements' own `market` or `src` says. */
  market?: Market | string | undefined;
  /** The language of header and footer, in place of their own `locale`. */
  locale?: string | undefined;
  /**
   * The headers and footers to serve, such as an array or a NodeList; where left out, all of the page, those that come later too, but
   * none in a shadow root.
   */
  elements?: Iterable<FpHeader | FpFooter> | undefined;
  /** Whether people are asked about cookies, and how; `false` where the page has its own way of asking. */
  consent?: boolean | CookieConsentOptions | undefined;
  /** Hears who is here: at first, and whenever that changes. */
  onSession?: ((session: Session) => void) | undefined;
  /** Ends it all, as `disconnect()` does. */
  signal?: AbortSignal | undefined;
}

/** The options once what is left out is filled in. */
export interface CheckedOptions extends ConnectOptions {
  base: string;
  elements?: readonly (FpHeader | FpFooter)[];
}

export interface ConnectedShell {
  /** Who is here; a visitor until the backend has answered. */
  readonly session: Session;
  /**
   * Asks anew who is here, how many notifications are unread (NTF-07) and how much is in the cart.
   * @returns once that is known, whether the backend has said who is here
   */
  refresh(): Promise<boolean>;
  /**
   * Shows a notice at the page's top, in place of the one with the same id; what it returns takes the notice away, as its X does
   * where it is `closable`.
   * @throws TypeError where its id or its body is no text
   */
  notify(notification: TopNotification): () => void;
  /**
   * Opens a modal over the page, in place of the one with the same id; what it returns closes it.
   * @throws TypeError where its id or its title is no text
   */
  openModal(modal: ModalFields): () => void;
  /**
   * Calls back once, now or as soon as the person allows the category (CKC-02): the place to start a script that counts or follows.
   * A category that there is not is named on the console.
   */
  whenAllowed(category: CookieCategory, callback: () => void, options?: GateOptions): void;
  /** Ends it all: header and footer show a visitor, and nothing is left that listens, waits or asks. */
  disconnect(): void;
}
