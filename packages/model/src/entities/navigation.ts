import * as v from 'valibot';
import { clampLabel } from '../rules/text/clamp-label.ts';
import { clampTexts, type Label, type LocaleTexts } from './label.ts';
import { anyLabel } from '../rules/text/labels.ts';
import {
  lenientFlag,
  lenientList,
  lenientNullable,
  lenientParameters,
  lenientPermissions,
  lenientPicture,
  lenientText,
  lenientTexts,
} from './lenient.ts';
import type { NodeTarget } from './link.ts';
import { nodeTypes } from '../constants/navigation.ts';
import { restricted } from './restricted.ts';
import type { Schema } from './schema.ts';
import { type ViewDescriptor, viewDescriptorSchema } from './view.ts';

/** One entry of a menu, a footer section or a utility list (ENT-12). */
export interface NavigationNode {
  /** Unknown if the market has any other value: such a node is not shown. */
  type: (typeof nodeTypes)[number] | 'unknown';
  label: string;
  altLabels: LocaleTexts;
  description: string;
  altDescriptions: LocaleTexts;
  /** Null if the node leads nowhere, such as a spacer. */
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

const labelEntries = {
  label: v.pipe(lenientText, v.transform(clampLabel)),
  altLabels: v.pipe(lenientTexts, v.transform(clampTexts)),
};

/** Something that needs a name is named in another language rather than not at all. */
const named = <Entity extends Label>(entity: Entity): Entity => ({ ...entity, label: anyLabel(entity) });

const targetSchema: Schema<NodeTarget> = restricted(
  v.object({
    path: lenientText,
    isExternal: lenientFlag,
    permissionsRequired: lenientPermissions,
    showPrivacyPolicyPopup: lenientFlag,
    addedQueryParameters: lenientParameters,
  }),
);

const nodeEntries = {
  type: v.fallback(v.picklist([...nodeTypes, 'unknown']), 'unknown'),
  ...labelEntries,
  description: lenientText,
  altDescriptions: lenientTexts,
  target: lenientNullable(targetSchema),
  iconUrl: lenientPicture,
  view: lenientNullable(viewDescriptorSchema),
};

export const navigationNodeSchema: Schema<NavigationNode> = restricted(
  v.pipe(v.object(nodeEntries), v.transform(named)),
  [],
);

export const sectionSchema: Schema<Section> = v.object({
  ...labelEntries,
  nodes: lenientList(navigationNodeSchema),
});

export const sectionsSchema = lenientList(sectionSchema);

const columnGroupSchema: Schema<ColumnGroup> = v.object({
  ...labelEntries,
  columns: lenientList(v.object({ sections: sectionsSchema })),
});

const tabSchema: Schema<SubMenuTab> = v.pipe(
  v.object({ ...labelEntries, columnGroups: lenientList(columnGroupSchema) }),
  v.transform(named),
);

export const subMenuSchema: Schema<SubMenu> = v.object({
  submenuType: v.fallback(v.picklist(['simple', 'tabbed']), 'simple'),
  columnGroups: lenientList(columnGroupSchema),
  tabs: lenientList(tabSchema),
  sectionAboveTabs: lenientNullable(sectionSchema),
  sectionBeneathTabs: lenientNullable(sectionSchema),
});

export const primaryNodeSchema: Schema<PrimaryNode> = restricted(
  v.pipe(v.object({ ...nodeEntries, submenu: lenientNullable(subMenuSchema) }), v.transform(named)),
  [],
);

/** An invalid node costs only itself; without any navigation, the rest of the market is still usable. */
export const navBarSchema: Schema<NavBar> = v.fallback(
  v.object({ items: lenientList(primaryNodeSchema) }),
  () => ({ items: [] }),
);
