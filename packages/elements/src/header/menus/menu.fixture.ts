import type { Market } from '@fleet-portal/model/entities';
import { sampleMarket } from '../../../../../test/helpers/fixtures.ts';

/** A route node whose path is its label. */
export const route = (label: string, more: object = {}) => ({
  type: 'route',
  label,
  target: { path: `/${label.toLowerCase().replace(/\W+/g, '-')}/` },
  ...more,
});

/** A primary node with a simple sub-menu: each list of nodes becomes a column. */
export const simple = (label: string, ...columns: object[][]) => ({
  type: 'menu-view',
  label,
  submenu: { submenuType: 'simple', columnGroups: [group(columns)] },
});

/** A primary node with a tabbed sub-menu: each list of nodes becomes a tab. */
export const tabbed = (label: string, tabs: Record<string, object[]>) => ({
  type: 'menu-view',
  label,
  submenu: {
    submenuType: 'tabbed',
    tabs: Object.entries(tabs).map(([name, nodes]) => ({ label: name, columnGroups: [group([nodes])] })),
  },
});

/** A node for the embedded view with this id. */
export const view = (id: string, label: string, type: 'view' | 'menu-view' = 'view') => ({
  type,
  label,
  view: { id, exposedComponent: './View', framework: 'react', viewId: id },
});

export function marketWith(...items: object[]): Market {
  return sampleMarket({ navBar: { items } });
}

const group = (columns: object[][]) => ({
  columns: columns.map((nodes, at) => ({ sections: [{ label: `Section ${at + 1}`, nodes }] })),
});
