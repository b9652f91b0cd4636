import * as core from '@angular/core';
import * as platform from '@angular/platform-browser';
import { shellSheets } from '../../dom/shell-sheets.ts';

/**
 * Puts the styles of Angular components where the view's styles belong: into its document or shadow root, as sheets that a strict content
 * security policy allows. Angular itself writes `<style>` elements into the head; it does so again, with a warning, if neither of its
 * internal names is known any more.
 */
export function provideStyles(root: Document | ShadowRoot): core.Provider[] {
  // The injection tokens of Angular's styles host: the first is that of version 22, where the second is only an alias.
  const stylesHost = innerName(core, 'ɵSHARED_STYLES_HOST') ?? innerName(platform, 'ɵSharedStylesHost');
  if (stylesHost) return [{ provide: stylesHost, useFactory: () => new ViewStyles(root) }];
  console.warn('The styles of Angular components are left to Angular: its way of writing them is not known');
  return [];
}

const innerName = (module: object, name: string): unknown => Reflect.get(module, name);

interface Usage {
  count: number;
  remove: () => void;
}

/** The interface that Angular expects of its styles host. */
class ViewStyles {
  readonly #root: Document | ShadowRoot;
  readonly #usages = new Map<string, Usage>();

  constructor(root: Document | ShadowRoot) {
    this.#root = root;
  }

  addStyles(styles: readonly string[], urls: readonly string[] = []): void {
    for (const text of styles) this.#use(text, () => this.#adopt(text));
    for (const url of urls) this.#use(url, () => this.#link(url));
  }

  removeStyles(styles: readonly string[], urls: readonly string[] = []): void {
    for (const name of [...styles, ...urls]) {
      const usage = this.#usages.get(name);
      if (!usage || (usage.count -= 1) > 0) continue;
      usage.remove();
      this.#usages.delete(name);
    }
  }

  /** A component with its own shadow root brings its own styles. */
  addHost(): void {
    return;
  }

  removeHost(): void {
    return;
  }

  ngOnDestroy(): void {
    for (const { remove } of this.#usages.values()) remove();
    this.#usages.clear();
  }

  #use(name: string, add: () => () => void): void {
    const usage = this.#usages.get(name);
    if (usage) usage.count += 1;
    else this.#usages.set(name, { count: 1, remove: add() });
  }

  #adopt(text: string): () => void {
    const root = this.#root;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    shellSheets.add(sheet);
    root.adoptedStyleSheets.push(sheet);
    return () => (root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet));
  }

  #link(href: string): () => void {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    shellSheets.add(link);
    (this.#root instanceof Document ? this.#root.head : this.#root).append(link);
    return () => link.remove();
  }
}
