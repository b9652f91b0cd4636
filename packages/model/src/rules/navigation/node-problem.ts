import { nodeTypes } from '../../constants/navigation.ts';
import type { NodeTarget } from '../../entities/index.ts';
import { clampLabel } from '../text/clamp-label.ts';
import { anyLabel, type LabelLike } from '../text/labels.ts';
import { linkHref } from '../links/links.ts';
import { isOutsideUrl } from '../locale/outside-url.ts';
import { unreadRestriction } from '../problems/unread-restriction.ts';
import { field, isObject } from '../unchecked.ts';

interface NodeProblem {
  problem: string;
  /** Whether the node is left out; otherwise it is repaired and kept. */
  isDropped: boolean;
}

/**
 * What is wrong with a menu entry that is unparsed; of several mistakes, the most serious.
 * @param opensMenu whether the entry opens a sub-menu and so needs no address; null if it is inside one itself
 * @param address the name of the field that holds its address
 * @throws whatever a getter throws
 */
export function nodeProblem(
  node: object,
  opensMenu: boolean | null,
  address = 'target.path',
): NodeProblem | null {
  const reason = reasonToDrop(node, opensMenu, address);
  const problem = reason || addressProblem(node) || longLabel(node) || misread(node);
  return problem ? { problem, isDropped: reason !== '' } : null;
}

/** Reports the length of a label that is longer than the limit; an empty text if there is none. */
export function longLabel(labelled: object): string {
  const alternates: unknown[] = Object.values(field(labelled, 'altLabels') ?? {});
  const texts = [field(labelled, 'label'), ...alternates].filter((text) => typeof text === 'string');
  const long = texts.find((text) => clampLabel(text) !== text);
  return long === undefined ? '' : `has a label of ${long.length} characters`;
}

export function hasLabel(labelled: object): boolean {
  return anyLabel(labelled as LabelLike) !== '';
}

function reasonToDrop(node: object, opensMenu: boolean | null, address: string): string {
  const type = field(node, 'type');
  const target = Object(field(node, 'target')) as object;
  const wrongType = typeProblem(type);
  if (wrongType || type === 'spacer') return wrongType;
  if (!hasLabel(node)) return 'has no label';
  if (!arePermissions(target)) return 'has permissions that cannot be read';
  const unread = unreadRestriction(node, []) ?? unreadRestriction(target, ['permissionsRequired']);
  if (unread) return `has ${unread} in place of target.permissionsRequired`;
  if (opensMenu) return '';
  if (type !== 'route') return viewProblem(node, opensMenu !== null);
  return hasPath(target) ? addressProblem(node) : `has no address in ${address}`;
}

function viewProblem(node: object, isPrimary: boolean): string {
  if (!isObject(field(node, 'view'))) return 'has nothing to show';
  return isPrimary ? 'has a view, which only menus show' : '';
}

function typeProblem(type: unknown): string {
  if (type === undefined || type === null) return 'has no type';
  if (typeof type !== 'string') return 'is of a type that is no text';
  const isKnown = nodeTypes.some((name) => name === type);
  return isKnown ? '' : `is of unknown type "${type.slice(0, 40)}"`;
}

function addressProblem(node: object): string {
  const target = field(node, 'target');
  return hasPath(target) && !linkHref(target, '') ? 'has an unsafe address' : '';
}

/** Reports a field that has the wrong type, and so counts as missing. */
function misread(node: object): string {
  const target = Object(field(node, 'target')) as object;
  const flag = ['isExternal', 'showPrivacyPolicyPopup'].find(
    (name) => typeof (field(target, name) ?? false) !== 'boolean',
  );
  if (flag) return `has ${flag} that is neither true nor false`;
  const icon = field(node, 'iconUrl');
  if (typeof icon === 'string' && isOutsideUrl(icon)) return 'has an icon that is no picture';
  const alternates = Object.values(field(node, 'altLabels') ?? {});
  return alternates.some((text) => typeof text !== 'string') ? 'has a label that is no text' : '';
}

function hasPath(target: unknown): target is NodeTarget {
  const path = isObject(target) && field(target, 'path');
  return typeof path === 'string' && path.trim() !== '';
}

function arePermissions(target: object): boolean {
  const permissions = field(target, 'permissionsRequired') ?? [];
  return Array.isArray(permissions) && permissions.every((name) => typeof name === 'string');
}
