import {
  environmentSchema,
  marketSchema,
  parse,
  sessionSchema,
  type Environment,
  type Market,
  type Session,
  type User,
} from '@fleet-portal/model/entities';

/** A small Canadian market with one of everything, in two languages. */
export function sampleMarket(overrides: Record<string, unknown> = {}): Market {
  return parse('market', marketSchema, sampleJson(overrides));
}

/** The same market as a server sends it, before parsing and without defaults. */
export function sampleJson(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return structuredClone({ ...sample, ...overrides });
}

/** A signed-in fleet customer; `user` replaces fields of the user. */
export function signedIn(user: Partial<User> = {}, session: Partial<Session> = {}): Session {
  return parse('session', sessionSchema, {
    SESSIONID: 'session-1',
    authContext: 'iam',
    USER: {
      userId: 'u1',
      firstName: 'Jordan',
      lastName: 'Rivers',
      email: 'jordan.rivers@example.com',
      permissions: ['FLEET_REPORTS_VIEW'],
      applications: [{ id: 'a1', name: 'telematics' }],
      companyInfo: { companyName: 'Northwind Deliveries', companyBillingCountry: { code: 'CAN' } },
      userType: 'fleetCustomer',
      groupMemberships: ['drivers'],
      ...user,
    },
    ...session,
  });
}

export function sampleEnvironment(overrides: Partial<Environment> = {}): Environment {
  return parse('environment', environmentSchema, {
    REACT_APP_ENV: 'local',
    ENV_BASE_URL: 'http://127.0.0.1',
    MARKET_ID: 'ca',
    ...overrides,
  });
}

const link = (label: string, french: string, path: string, more: object = {}) => ({
  type: 'route',
  label,
  altLabels: { 'fr-ca': french },
  target: { path },
  ...more,
});

const vehicles = {
  submenuType: 'simple',
  columnGroups: [
    {
      label: 'Vehicles',
      columns: [
        {
          sections: [
            {
              label: 'Plan',
              altLabels: { 'fr-ca': 'Planifier' },
              nodes: [
                link('Compare models', 'Comparer les modèles', '/vehicles/compare/', {
                  description: 'Hold range, payload and cost side by side.',
                }),
                link('Order status', 'Suivi des commandes', '/vehicles/orders/'),
              ],
            },
          ],
        },
        {
          sections: [
            {
              label: 'Run',
              altLabels: { 'fr-ca': 'Exploiter' },
              nodes: [
                link('Fleet reports', 'Rapports de flotte', '/reports/', {
                  target: { path: '/reports/', permissionsRequired: ['FLEET_REPORTS_VIEW'] },
                }),
                { type: 'spacer' },
                link('Roadside help', 'Assistance routière', 'https://example.com/help', {
                  target: {
                    path: 'https://example.com/help',
                    isExternal: true,
                    addedQueryParameters: { from: 'fleet' },
                  },
                }),
              ],
            },
          ],
        },
      ],
    },
  ],
};

const charging = {
  submenuType: 'tabbed',
  sectionAboveTabs: {
    label: 'Start here',
    nodes: [link('Charging overview', 'Aperçu de la recharge', '/charging/')],
  },
  sectionBeneathTabs: {
    label: 'More',
    nodes: [link('Charging support', 'Aide à la recharge', '/charging/support/')],
  },
  tabs: [
    {
      label: 'At the depot',
      altLabels: { 'fr-ca': 'Au dépôt' },
      columnGroups: [
        {
          columns: [
            { sections: [{ label: 'Depot', nodes: [link('Chargers', 'Bornes', '/charging/depot/')] }] },
          ],
        },
      ],
    },
    {
      label: 'On the road',
      altLabels: { 'fr-ca': 'Sur la route' },
      columnGroups: [
        {
          columns: [
            {
              sections: [
                { label: 'Road', nodes: [link('Network map', 'Carte du réseau', '/charging/map/')] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const sample = {
  id: 'ca',
  title: 'Fleet Portal Canada',
  countryCode: 'ca',
  tld: '.ca',
  allowedLocales: ['en-ca', 'fr-ca'],
  theme: 'ford',
  authContext: ['iam', 'adfs', 'analytics'],
  userCanSignIn: true,
  signInType: 'iam',
  homeRoute: { path: '/' },
  cartLabel: { label: 'Cart', altLabels: { 'fr-ca': 'Panier' } },
  marketplaceLabel: { label: 'Marketplace', altLabels: { 'fr-ca': 'Boutique' } },
  adminLabel: { label: 'Administration', altLabels: { 'fr-ca': 'Administration' } },
  authButtonLoginLabel: { label: 'Log in', altLabels: { 'fr-ca': 'Connexion' } },
  authButtonLogoutLabel: { label: 'Log out', altLabels: { 'fr-ca': 'Déconnexion' } },
  eCommerceRoute: { path: '/cart/' },
  marketplaceRoute: { path: '/marketplace/' },
  adminRoute: { path: '/admin/', permissionsRequired: ['ADMIN'] },
  partnerManagementRoute: { path: '/partners/', permissionsRequired: ['PARTNER_MANAGEMENT'] },
  notificationSettingsRoute: { path: '/account/notification-settings/' },
  topBar: {
    label: 'Book a consultation',
    altLabels: { 'fr-ca': 'Réserver une consultation' },
    target: { path: '/consultation/' },
  },
  navBar: {
    items: [
      link('Home', 'Accueil', '/'),
      { type: 'menu-view', label: 'Vehicles', altLabels: { 'fr-ca': 'Véhicules' }, submenu: vehicles },
      { type: 'menu-view', label: 'Charging', altLabels: { 'fr-ca': 'Recharge' }, submenu: charging },
      link('Insights', 'Analyses', '/insights/'),
    ],
  },
  footer: {
    sections: [
      {
        label: 'Company',
        altLabels: { 'fr-ca': 'Entreprise' },
        nodes: [link('About', 'À propos', '/about/'), link('Contact', 'Nous joindre', '/contact-us/')],
      },
      {
        label: 'Legal',
        altLabels: { 'fr-ca': 'Mentions légales' },
        nodes: [
          link('Sitemap', 'Plan du site', '/sitemap/'),
          link('Cookie settings', 'Témoins', '#cookie-settings'),
        ],
      },
    ],
    linkedInUrl: 'https://example.com/linkedin',
    youtubeUrl: 'https://example.com/youtube',
    followUsLabel: { label: 'Follow us', altLabels: { 'fr-ca': 'Suivez-nous' } },
    changeLanguageLabel: { label: 'Change language', altLabels: { 'fr-ca': 'Changer de langue' } },
    findYourCountrySiteLabel: {
      label: 'Find your country site',
      altLabels: { 'fr-ca': 'Trouver votre site' },
    },
    copyright: { label: '© 2026 Fleet Portal', altLabels: { 'fr-ca': '© 2026 Fleet Portal' } },
    getUpdates: {
      title: { label: 'Get updates' },
      description: { label: 'News for fleets, once a month.' },
      linkLabel: { label: 'Subscribe' },
      target: { path: '/updates/' },
    },
  },
  routes: [
    { id: 'home', path: '/', mode: 'aempage', extras: { contentPath: 'home' } },
    { id: 'insights', path: '/insights/', mode: 'aempage', extras: { contentPath: 'insights' } },
    {
      id: 'reports',
      path: '/reports/',
      mode: 'layout',
      requiredAuthContext: 'iam',
      permissionsRequired: ['FLEET_REPORTS_VIEW'],
      layoutOrRouteId: 'reports-layout',
    },
  ],
  layouts: [
    {
      id: 'reports-layout',
      requiredAuthContexts: ['iam'],
      layoutItems: [
        {
          startIndex: 1,
          endIndex: 12,
          view: { id: 'reports', exposedComponent: './Reports', framework: 'react', viewId: 'reports' },
        },
      ],
    },
  ],
};
