import * as v from 'valibot';
import { type LocaleTexts, localeTextsSchema } from './label.ts';
import { type NodeTarget, nodeTargetSchema } from './link.ts';
import type { Schema } from './schema.ts';
import { type ViewDescriptor, viewDescriptorSchema } from './view.ts';

const nodeTypes = ['route', 'spacer', 'menu-view', 'view'] as const;

/** One entry of a menu, a footer section or a utility list (ENT-12). */
export interface NavigationNode {
  type: (typeof nodeTypes)[number];
  label: string;
  altLabels: LocaleTexts;
  description: string;
  altDescriptions: LocaleTexts;
  /** Null where the node leads nowhere, such as a spacer. */
  target: NodeTarget | null;
  iconUrl: string;
  /** The embedded view of a view node. */
  view: ViewDescriptor | null;
}

/** A labelled list of nodes, the smallest group of a menu or footer (ENT-13, ENT-15). */
export interface Section {
  label: string;
  altLabels: LocaleTexts;
  nodes: NavigationNode[];
}

export interface ColumnGroup {
  label: string;
  altLabels: LocaleTexts;
  columns: { sections: Section[] }[];
}

export interface SubMenuTab {
  label: string;
  altLabels: LocaleTexts;
  columnGroups: ColumnGroup[];
}

/** What a primary node opens: column groups, or tabs of column groups (ENT-13). */
export interface SubMenu {
  submenuType: 'simple' | 'tabbed';
  columnGroups: ColumnGroup[];
  tabs: SubMenuTab[];
  sectionAboveTabs: Section | null;
  sectionBeneathTabs: Section | null;
}

/** An entry of the navigation bar: a link, or a button that opens its sub-menu (NAV-01). */
export interface PrimaryNode extends NavigationNode {
  submenu: SubMenu | null;
}

export interface NavBar {
  items: PrimaryNode[];
}

const labelEntries = { label: v.nullish(v.string(), ''), altLabels: localeTextsSchema };

const nodeEntries = {
  type: v.picklist(nodeTypes),
  ...labelEntries,
  description: v.nullish(v.string(), ''),
  altDescriptions: localeTextsSchema,
  target: v.nullish(nodeTargetSchema, null),
  iconUrl: v.nullish(v.string(), ''),
  view: v.nullish(viewDescriptorSchema, null),
};

export const navigationNodeSchema: Schema<NavigationNode> = v.object(nodeEntries);

export const sectionSchema: Schema<Section> = v.object({
  ...labelEntries,
  nodes: v.array(navigationNodeSchema),
});

const columnGroupSchema: Schema<ColumnGroup> = v.object({
  ...labelEntries,
  columns: v.array(v.object({ sections: v.array(sectionSchema) })),
});

const tabSchema: Schema<SubMenuTab> = v.object({
  ...labelEntries,
  label: v.string(),
  columnGroups: v.array(columnGroupSchema),
});

export const subMenuSchema: Schema<SubMenu> = v.object({
  submenuType: v.picklist(['simple', 'tabbed']),
  columnGroups: v.nullish(v.array(columnGroupSchema), []),
  tabs: v.nullish(v.array(tabSchema), []),
  sectionAboveTabs: v.nullish(sectionSchema, null),
  sectionBeneathTabs: v.nullish(sectionSchema, null),
});

export const primaryNodeSchema: Schema<PrimaryNode> = v.object({
  ...nodeEntries,
  submenu: v.nullish(subMenuSchema, null),
});

export const navBarSchema: Schema<NavBar> = v.object({ items: v.array(primaryNodeSchema) });
