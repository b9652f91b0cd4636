import type {
  Footer,
  Market,
  NavigationNode,
  PrimaryNode,
  Route,
  Section,
} from '@fleet-portal/model/entities';
import type { Links, ShellData } from './shell-data.ts';

/** Converts the bench's content to a market. The entries of the account menu follow from the routes. */
export function marketOf(data: ShellData): Market {
  return {
    id: 'bench',
    title: 'Fleet Portal',
    countryCode: 'us',
    tld: '.com',
    allowedLocales: data.locales.map(({ code }) => code),
    theme: 'default',
    retailPrefix: '',
    navigationMode: 'static',
    topBar: null,
    navBar: { items: data.nav.map(menu) },
    footer: footer(data),
    routes: ['/data-sharing/', '/manage-subscriptions/'].map(route),
    layouts: [],
    workspaces: [],
    authContext: ['iam'],
    adobeConfigMap: {},
    cartLabel: null,
    marketplaceLabel: null,
    adminLabel: null,
    authButtonLoginLabel: null,
    authButtonLogoutLabel: null,
    marketplaceRoute: null,
    eCommerceRoute: null,
    adminRoute: null,
    homeRoute: null,
    partnerManagementRoute: null,
    notificationSettingsRoute: null,
    userCanSignIn: true,
    signInType: 'iam',
    companySelectorView: null,
    searchBarView: null,
    summerSaleLabel: null,
    fpgFeatureFlags: {
      hideTopBarCompanyName: { enabled: true },
      notifications: true,
      notificationsForBlueStarInternalOnly: false,
      summerSales: false,
      JFrogSearchBar: false,
      desiredLocaleAsCookie: false,
      adobeModalAnalytics: false,
    },
  };
}

/** A primary node with a sub-menu of four columns. */
function menu({ label, links }: Links): PrimaryNode {
  const size = Math.ceil(links.length / 4);
  const columns = [0, 1, 2, 3].map((column) => ({
    sections: [section('', links.slice(column * size, (column + 1) * size))],
  }));
  const columnGroups = [{ label: '', altLabels: {}, columns }];
  return {
    ...node(label, null),
    type: 'menu-view',
    submenu: {
      submenuType: 'simple',
      columnGroups,
      tabs: [],
      sectionAboveTabs: null,
      sectionBeneathTabs: null,
    },
  };
}

function footer({ footer: sections, copyright }: ShellData): Footer {
  return {
    sections: sections.map(({ title, links }) => section(title, links)),
    faceBookUrl: '',
    linkedInUrl: '',
    twitterUrl: '',
    youtubeUrl: '',
    instagramUrl: '',
    followUsLabel: null,
    changeLanguageLabel: null,
    findYourCountrySiteLabel: null,
    copyright: { label: copyright, altLabels: {} },
    getUpdates: null,
  };
}

function section(label: string, links: Links['links']): Section {
  return { label, altLabels: {}, nodes: links.map((link) => node(link.label, link.href)) };
}

/** The bench's URLs are hashes. */
function node(label: string, href: string | null): NavigationNode {
  const target =
    href === null
      ? null
      : {
          path: href.replace(/^#/, ''),
          isExternal: false,
          permissionsRequired: [],
          showPrivacyPolicyPopup: false,
          addedQueryParameters: {},
        };
  return {
    type: 'route',
    label,
    altLabels: {},
    description: '',
    altDescriptions: {},
    target,
    iconUrl: '',
    view: null,
  };
}

function route(path: string): Route {
  return {
    id: path,
    path,
    mode: 'aempage',
    permissionsRequired: [],
    requiredAuthContext: '',
    extras: {},
    layoutOrRouteId: '',
  };
}
