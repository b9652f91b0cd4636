import type { Sample } from './entities.samples.ts';
import { footerSchema } from './footer.ts';
import { navigationNodeSchema, subMenuSchema } from './navigation.ts';
import { workspaceSchema } from './workspace.ts';

const link = { path: '/a/', isExternal: false, permissionsRequired: ['P'], showPrivacyPolicyPopup: true };
const label = { label: 'Vans', altLabels: { 'fr-ca': 'Fourgons' } };
const target = { ...link, addedQueryParameters: { from: 'menu' } };
const node = {
  type: 'route',
  ...label,
  description: 'All vans',
  altDescriptions: { 'fr-ca': 'Tous les fourgons' },
  target,
  iconUrl: '/i.svg',
  view: null,
};
const section = { ...label, nodes: [node] };
const group = { ...label, columns: [{ sections: [section] }] };
const workspaceLabel = { label: 'Tools', localeTranslations: { 'de-de': 'Werkzeuge' } };

export const navigationSamples: Sample[] = [
  {
    name: 'navigation node',
    schema: navigationNodeSchema,
    good: node,
    wrong: [], // it is lenient: see navigation.test.ts
  },
  {
    name: 'sub-menu',
    schema: subMenuSchema,
    good: {
      submenuType: 'tabbed',
      columnGroups: [group],
      tabs: [{ ...label, columnGroups: [group] }],
      sectionAboveTabs: section,
      sectionBeneathTabs: section,
    },
    wrong: [],
  },
  {
    name: 'workspace',
    schema: workspaceSchema,
    good: {
      id: 'w',
      title: 'Insights',
      localeTranslations: { 'de-de': 'Einblicke' },
      navbar: {
        items: [
          {
            ...workspaceLabel,
            route: '/t/',
            dropdownItems: [
              { ...workspaceLabel, tabstrip: { tabs: [{ ...workspaceLabel, route: '/t/1/' }] } },
            ],
          },
        ],
      },
    },
    wrong: [['title', 7, 'string', '7']],
  },
  {
    name: 'footer',
    schema: footerSchema,
    good: {
      sections: [section],
      faceBookUrl: 'https://s.example/f',
      linkedInUrl: 'https://s.example/l',
      twitterUrl: 'https://s.example/t',
      youtubeUrl: 'https://s.example/y',
      instagramUrl: 'https://s.example/i',
      followUsLabel: label,
      changeLanguageLabel: label,
      findYourCountrySiteLabel: label,
      copyright: label,
      getUpdates: { title: label, description: label, linkLabel: label, target: link },
    },
    wrong: [
      ['faceBookUrl', {}, 'string', 'object'],
      ['followUsLabel.label', 1, 'string', '1'],
    ],
  },
];
