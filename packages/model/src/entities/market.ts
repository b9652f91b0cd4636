import * as v from 'valibot';
import { type AdobeConfig, adobeConfigMapSchema } from './adobe-config.ts';
import { type FeatureFlags, featureFlagsSchema } from './feature-flags.ts';
import type { Fields } from './fields.ts';
import { type Footer, footerSchema } from './footer.ts';
import { clampLabels, type Label, localeTextsSchema, optionalLabelSchema } from './label.ts';
import { type NodeTarget, nodeTargetSchema, type RouteLink, routeLinkSchema } from './link.ts';
import { type NavBar, navBarSchema } from './navigation.ts';
import { canonicalLocale } from '../rules/locale/locale.ts';
import { anyLabel } from '../rules/text/labels.ts';
import { flag, listOf, picture, text, texts } from './lenient.ts';
import { type Layout, layoutSchema, type Route, routeSchema } from './route.ts';
import type { Schema } from './schema.ts';
import { type ViewDescriptor, viewDescriptorSchema } from './view.ts';
import { type Workspace, workspaceSchema } from './workspace.ts';

const themes = ['ford', 'lincoln', 'default'] as const;
const navigationModes = ['static', 'api'] as const;
const signInTypes = ['iam', 'adfs'] as const;

/** One country's site: its languages, navigation, routes, labels and flags (ENT-05 to ENT-07). */
export interface Market {
  id: string;
  title: string;
  /** The country's two-letter code, such as `us`. */
  countryCode: string;
  /** The site's top-level domain with its dot, such as `.co.uk`. */
  tld: string;
  /** The first is the market's default; all are lower case, such as `fr-ca`. */
  allowedLocales: string[];
  theme: (typeof themes)[number];
  /** Set for a retail site: the first path segment after the locale (RTE-16, HDR-18). */
  retailPrefix: string;
  /** `api`: the backend provides routes and layouts path by path (RTE-19). */
  navigationMode: (typeof navigationModes)[number];
  /** The call to action. */
  topBar: (Label & { target: NodeTarget; iconUrl: string }) | null;
  navBar: NavBar;
  footer: Footer;
  routes: Route[];
  layouts: Layout[];
  workspaces: Workspace[];
  /** The auth contexts that this market accepts (GAT-02). */
  authContext: string[];
  /** By market id. */
  adobeConfigMap: Record<string, AdobeConfig>;
  cartLabel: Label | null;
  marketplaceLabel: Label | null;
  adminLabel: Label | null;
  authButtonLoginLabel: Label | null;
  authButtonLogoutLabel: Label | null;
  /** The text of the summer sale's notification; text or HTML (BAN-05). */
  summerSaleLabel: Label | null;
  marketplaceRoute: RouteLink | null;
  eCommerceRoute: RouteLink | null;
  adminRoute: RouteLink | null;
  homeRoute: RouteLink | null;
  partnerManagementRoute: RouteLink | null;
  /** The target of a notification's settings control; the My profile tab if it is not set (NTF-06). */
  notificationSettingsRoute: RouteLink | null;
  userCanSignIn: boolean;
  signInType: (typeof signInTypes)[number];
  companySelectorView: ViewDescriptor | null;
  /** Replaces the search field if the flag JFrogSearchBar is on (HDR-14). */
  searchBarView: ViewDescriptor | null;
  fpgFeatureFlags: FeatureFlags;
}

/** A market as written by hand: the compiler checks it before `parseMarket` reads it. */
export type MarketFields = Fields<Market> & {
  readonly id: string;
  readonly allowedLocales: readonly string[];
};

export const localeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}-(?:[a-z]{2}2?|\d{3})$/, 'a lower case locale such as "en-us"'),
  v.transform((locale: string) => canonicalLocale(locale)),
);

/** Removes duplicates, also of a locale that is listed again by a translation vendor's code. */
export const eachLocaleOnce = v.transform((locales: string[]) => [...new Set(locales)]);

const barLabelSchema = v.pipe(
  optionalLabelSchema,
  v.transform((label) => label && clampLabels(label)),
);
const optionalLinkSchema = v.nullish(routeLinkSchema, null);

/** What a market must have valid: its id, and the settings by which its addresses are read. */
export const marketIdentity = ['id', 'allowedLocales', 'retailPrefix'];

export const marketSchema: Schema<Market> = v.object({
  id: v.pipe(v.string(), v.minLength(1, 'an id')),
  title: text,
  countryCode: text,
  tld: text,
  allowedLocales: v.pipe(v.array(localeSchema), v.minLength(1, 'a locale'), eachLocaleOnce),
  theme: v.nullish(v.picklist(themes), 'default'),
  // The same pattern as in `withPrefix` (a test compares them); importing it would add one more file to header and footer.
  retailPrefix: v.pipe(text, v.regex(/^[\s/]*$|^\/*[\w-]+\/*$/, 'a word')),
  navigationMode: v.nullish(v.picklist(navigationModes), 'static'),
  topBar: v.nullish(
    v.pipe(
      v.object({
        label: v.string(),
        altLabels: localeTextsSchema,
        target: nodeTargetSchema,
        iconUrl: picture,
      }),
      v.transform((link) => ({ ...link, ...clampLabels({ ...link, label: anyLabel(link) }) })),
      v.check(({ label }) => label !== '', 'a label'),
    ),
    null,
  ),
  navBar: navBarSchema,
  footer: v.nullish(footerSchema, {}),
  routes: listOf(routeSchema),
  layouts: listOf(layoutSchema),
  workspaces: listOf(workspaceSchema),
  authContext: texts,
  adobeConfigMap: adobeConfigMapSchema,
  cartLabel: barLabelSchema,
  marketplaceLabel: barLabelSchema,
  adminLabel: barLabelSchema,
  authButtonLoginLabel: barLabelSchema,
  authButtonLogoutLabel: barLabelSchema,
  summerSaleLabel: optionalLabelSchema,
  marketplaceRoute: optionalLinkSchema,
  eCommerceRoute: optionalLinkSchema,
  adminRoute: optionalLinkSchema,
  homeRoute: optionalLinkSchema,
  partnerManagementRoute: optionalLinkSchema,
  notificationSettingsRoute: optionalLinkSchema,
  userCanSignIn: flag,
  signInType: v.nullish(v.picklist(signInTypes), 'iam'),
  companySelectorView: v.nullish(viewDescriptorSchema, null),
  searchBarView: v.nullish(viewDescriptorSchema, null),
  fpgFeatureFlags: featureFlagsSchema,
});
