import { localeText } from '@fleet-portal/model/rules';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & Element & { locale: string };

/** Says on the console that an element's locale is no text; the element speaks its default then. */
export class LocaleController implements ReactiveController {
  readonly #host: Host;
  readonly #fallback: string;

  constructor(host: Host, fallback = 'en-us') {
    this.#host = host;
    this.#fallback = fallback;
    host.addController(this);
  }

  hostConnected(): void {
    this.hostUpdate();
  }

  hostUpdate(): void {
    const locale: unknown = this.#host.locale;
    if (locale === null || locale === undefined || locale === '' || localeText(locale)) return;
    console.error(`<${this.#host.localName}>: its locale is no text.`);
    this.#host.locale = this.#fallback;
  }
}
