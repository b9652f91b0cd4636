import type { Session } from '@fleet-portal/model/entities';
import type { ReactiveController } from 'lit';
import type { FpFooter } from '../footer/footer.ts';
import type { FpHeader } from '../header/header.ts';

type HostElement = FpHeader | FpFooter;
type Facts = Partial<Pick<FpHeader, 'market' | 'src' | 'session' | 'locale'>>;
type HeaderFacts = Partial<Pick<FpHeader, 'notificationCount' | 'cartQuantity'>>;

const tags = 'fp-header,fp-footer';
/** A server's markup must be taken over as it is before it may change. */
const waiting = 'defer-hydration';

interface HostElementsOptions {
  /** In place of those of the page. */
  given: readonly HostElement[] | undefined;
  signal: AbortSignal;
  /** Elements have come, or have come back. */
  arrived: () => void;
  /** One of them has been drawn anew. */
  updated: () => void;
}

/** The headers and footers of the page, defined or not yet: what they are told is told to those that come later, too. */
export class HostElements {
  readonly #options: HostElementsOptions;
  readonly #met = new Set<WeakRef<HostElement>>();
  readonly #facts: Facts = {};
  readonly #headerFacts: HeaderFacts = {};

  constructor(options: HostElementsOptions) {
    this.#options = options;
    const observer = new MutationObserver((mutations) => {
      if (mutations.some(bringsElement)) this.#meet();
      for (const { type, target } of mutations) if (type === 'attributes') void this.#meetTakenOver(target);
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: [waiting] });
    options.signal.addEventListener('abort', () => observer.disconnect());
    for (const element of this.all) this.#take(element);
  }

  get all(): HostElement[] {
    const all = this.#options.given ?? [...document.querySelectorAll<HostElement>(tags)];
    return all.filter((element) => !element.hasAttribute(waiting));
  }

  get headers(): FpHeader[] {
    return this.all.filter(isHeader);
  }

  give(facts: Facts): void {
    Object.assign(this.#facts, facts);
    for (const element of this.#served) Object.assign(element, facts);
  }

  giveSession(session: Session): void {
    this.#facts.session = session;
    for (const element of this.#served) void tell(element, { session });
  }

  giveHeaders(facts: HeaderFacts): void {
    Object.assign(this.#headerFacts, facts);
    for (const element of this.#served) if (isHeader(element)) void tell(element, facts);
  }

  /** To the language that the page's own attributes say. */
  giveLocaleBack(): void {
    for (const element of this.#served) element.locale = element.getAttribute('locale') ?? '';
  }

  /** Those too that are off the page for a while: they come back with what is true then. */
  get #served(): HostElement[] {
    const served: HostElement[] = [];
    for (const met of this.#met) {
      const element = met.deref();
      if (element) served.push(element);
      else this.#met.delete(met);
    }
    return served;
  }

  async #meetTakenOver(element: Node & { updateComplete?: Promise<unknown> }): Promise<void> {
    await element.updateComplete;
    this.#meet();
  }

  #take(element: HostElement): void {
    this.#met.add(new WeakRef(element));
    void this.#watch(element);
  }

  /** One that the page has not put into the document is none of its scripts' yet. */
  async #watch(element: HostElement): Promise<void> {
    const { signal, updated } = this.#options;
    await customElements.whenDefined(element.localName);
    if (signal.aborted || !('addController' in element)) return;
    // If it listened to the end, the shell would keep each element that the page has ever had.
    const watcher: ReactiveController = {
      hostUpdated: () => (signal.aborted ? element.removeController(watcher) : updated()),
    };
    element.addController(watcher);
  }

  #meet(): void {
    const served = new Set(this.#served);
    for (const element of this.all) {
      if (served.has(element)) continue;
      this.#take(element);
      Object.assign(element, this.#facts, isHeader(element) && this.#headerFacts);
    }
    this.#options.arrived();
  }
}

/** What an element was told before it was defined comes back with its first update, which waits for its words. */
async function tell(element: HostElement, news: Facts | HeaderFacts): Promise<void> {
  Object.assign(element, news);
  if (!('hasUpdated' in element) || element.hasUpdated) return;
  await element.updateComplete;
  Object.assign(element, news);
}

function isHeader(element: HostElement): element is FpHeader {
  return element.localName === 'fp-header';
}

function bringsElement({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    (node) => node instanceof HTMLElement && (node.matches(tags) || node.querySelector(tags)),
  );
}
