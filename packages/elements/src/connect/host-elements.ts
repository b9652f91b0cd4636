import type { Session } from '@fleet-portal/model/entities';
import type { ReactiveController } from 'lit';
import type { FpFooter } from '../footer/footer.ts';
import type { FpHeader } from '../header/header.ts';

type HostElement = FpHeader | FpFooter;
type Facts = Partial<Pick<FpHeader, 'market' | 'src' | 'session' | 'locale'>>;
type HeaderFacts = Partial<Pick<FpHeader, 'notificationCount' | 'cartQuantity'>>;

const tags = 'fp-header,fp-footer';
/** Marks server-rendered elements, which must be hydrated before they may change. */
const waiting = 'defer-hydration';

interface HostElementsOptions {
  /** The elements to serve instead of those found on the page. */
  given: readonly HostElement[] | undefined;
  signal: AbortSignal;
  /** Called when elements were added, or added again. */
  arrived: () => void;
  /** Called when one of them has rendered. */
  updated: () => void;
}

/** The headers and footers of the page, defined or not yet. What they are given is also given to those that are added later. */
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

  /** Resets the language to the one in the page's own attributes. */
  giveLocaleBack(): void {
    for (const element of this.#served) element.locale = element.getAttribute('locale') ?? '';
  }

  /** Includes elements that are temporarily off the page, so that they are up to date when they return. */
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

  /** Ignores an element that is not upgraded, because the page has not put it into the document yet. */
  async #watch(element: HostElement): Promise<void> {
    const { signal, updated } = this.#options;
    await customElements.whenDefined(element.localName);
    if (signal.aborted || !('addController' in element)) return;
    // If it listened to the signal, the shell would keep every element that the page has ever had in memory.
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

/** What an element was given before it was defined is applied again at its first update, which waits for its messages. */
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
