import type { Modal } from '../entities/index.ts';

/** A modal with the defaults of ENT-19: actions at the right, closed by its X, by Escape and by a click outside. */
export function createModal<Content>(
  fields: Pick<Modal<Content>, 'id' | 'title' | 'children'> & Partial<Modal<Content>>,
): Modal<Content> {
  return {
    actions: [],
    actionsPlacement: 'right',
    disableClickOutClose: false,
    disableXButton: false,
    closeIconId: `${fields.id}-close`,
    hasSentAnalytics: false,
    ...fields,
  };
}
