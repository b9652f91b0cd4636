import { translateMe } from '../../constants/translate-me.ts';
import type { Footer } from '../../entities/index.ts';
import type { LinkCatalogue } from '../../messages/links.ts';
import { list } from '../list.ts';
import { languagePart } from '../locale/locale.ts';
import { safeHref } from '../address/path.ts';

/** The catalogue key in a placeholder address, such as `manuals` in `https://www.example.com/translate-me/manuals`; else null. */
function translateMeKey(address: string): string | null {
  const { protocol = '', host, pathname = '' } = URL.parse(address) ?? {};
  const { hosts, prefix } = translateMe;
  if (!/^https?:$/.test(protocol) || !hosts.some((brand) => brand === host)) return null;
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/$/, '') : null;
}

/** The address for a key: the locale's own, else its language's, else English; null if there is none or it is unsafe. */
function translatedAddress(key: string, locale: string, catalogue: LinkCatalogue): string | null {
  const addresses = own(catalogue, key) ?? {};
  const address = own(addresses, locale) ?? own(addresses, languagePart(locale)) ?? own(addresses, 'en');
  return safeHref(address);
}

/**
 * The footer with its translate-me links replaced by the addresses of this language (FTR-05). A link with an unknown key loses
 * its address, so that it is not shown.
 * @param onUnknown called with each unknown key
 */
export function translateFooter(
  footer: Footer,
  locale: string,
  catalogue: LinkCatalogue,
  onUnknown: (key: string) => void = () => undefined,
): Footer {
  const translated = <Target extends { path: string } | null>(target: Target): Target => {
    const key = translateMeKey(target?.path ?? '');
    if (key === null) return target;
    const path = translatedAddress(key, locale, catalogue);
    if (path === null) onUnknown(key);
    return { ...target, path: path ?? '' };
  };
  const { sections, getUpdates } = footer;
  return {
    ...footer,
    sections: list(sections).map((section) => ({
      ...section,
      nodes: list(section.nodes).map((node) => ({ ...node, target: translated(node.target) })),
    })),
    getUpdates: getUpdates && { ...getUpdates, target: translated(getUpdates.target) },
  };
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
