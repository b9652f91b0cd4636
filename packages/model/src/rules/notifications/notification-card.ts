/** Whether a message was read. `pending` is shown as read until the server answers; `failed` is unread again. */
export type Reading = 'unread' | 'pending' | 'read' | 'failed';

/**
 * The state of a card: at rest; one of its actions running, done or failed; collapsing before or after the server has confirmed
 * the deletion (`leaving`, `confirmed`), hidden before or after it (`left`, `gone`), or back because it could not be deleted.
 */
export type CardStep =
  | 'resting'
  | 'acting'
  | 'acted'
  | 'action-failed'
  | 'leaving'
  | 'confirmed'
  | 'left'
  | 'gone'
  | 'delete-failed';

/** The state of a card over time (NTF-03 to NTF-05). */
export interface CardLife {
  readonly step: CardStep;
  readonly reading: Reading;
  /** The action that is running, done or failed; one that is done cannot be repeated, even if deleting the card fails. */
  readonly action: string | null;
}

/** What the server has refused; each is the name of the message for it. */
export type CardTrouble = 'actionFailed' | 'deleteFailed' | 'readFailed';

export type CardEvent =
  | { type: 'act'; action: string }
  | { type: 'listed'; isRead: boolean }
  | { type: 'reopened' }
  | { type: keyof typeof steps | keyof typeof readings };

const steps = {
  'act-done': { acting: 'acted' },
  'act-failed': { acting: 'action-failed' },
  delete: { resting: 'leaving', acted: 'leaving', 'action-failed': 'leaving', 'delete-failed': 'leaving' },
  collapsed: { leaving: 'left', confirmed: 'gone' },
  'delete-done': { leaving: 'confirmed', left: 'gone' },
  'delete-failed': { leaving: 'delete-failed', left: 'delete-failed' },
} satisfies Record<string, Partial<Record<CardStep, CardStep>>>;

const readings = {
  read: { unread: 'pending', failed: 'pending' },
  'read-done': { pending: 'read' },
  'read-failed': { pending: 'failed' },
} satisfies Record<string, Partial<Record<Reading, Reading>>>;

/** The initial state of a card. */
export function cardLife(isRead: boolean): CardLife {
  return { step: 'resting', reading: isRead ? 'read' : 'unread', action: null };
}

/**
 * The state after an event; the same object if the event does not apply, so that a second click, or a late
 * answer, changes nothing and sends nothing. `listed` is a new list from the server with another read state, `reopened` a drawer
 * that opens again after it has shown a failure, which is then no longer shown.
 */
export function cardLifeAfter(life: CardLife, event: CardEvent): CardLife {
  switch (event.type) {
    case 'act':
      return mayAct(life) ? { ...life, step: 'acting', action: event.action } : life;
    case 'listed':
      return listed(life, event.isRead);
    case 'reopened':
      return reopened(life);
    case 'read':
    case 'read-done':
    case 'read-failed':
      return afterReading(life, readings[event.type]);
    default:
      return afterStep(life, steps[event.type]);
  }
}

/** Whether the card's actions can be chosen. */
export function mayAct({ step, action }: CardLife): boolean {
  return step === 'resting' || step === 'action-failed' || (step === 'delete-failed' && action === null);
}

/** Whether the chosen action is done: it cannot be chosen again, even if deleting the card fails. */
export function isActionDone(life: CardLife): boolean {
  return life.action !== null && life.step !== 'acting' && !mayAct(life);
}

/** Whether the card can be deleted: not while one of its actions is running. */
export function mayDelete({ step }: CardLife): boolean {
  return step in steps.delete;
}

export function isUnread({ reading }: CardLife): boolean {
  return reading === 'unread' || reading === 'failed';
}

/** Whether the card is collapsing or has collapsed. */
export function isLeaving({ step }: CardLife): boolean {
  return step === 'leaving' || step === 'confirmed' || isOut({ step });
}

/** Whether the card is no longer in the list. */
export function isOut({ step }: Pick<CardLife, 'step'>): boolean {
  return step === 'left' || step === 'gone';
}

/** Whether the server has deleted the notification. */
export function isDeleted({ step }: CardLife): boolean {
  return step === 'confirmed' || step === 'gone';
}

/** The failure shown on the card; null if there was none, or it is being retried. */
export function troubleOf({ step, reading }: CardLife): CardTrouble | null {
  if (step === 'action-failed') return 'actionFailed';
  if (step === 'delete-failed') return 'deleteFailed';
  return reading === 'failed' ? 'readFailed' : null;
}

function afterStep(life: CardLife, moves: Partial<Record<CardStep, CardStep>>): CardLife {
  const step = moves[life.step];
  if (!step) return life;
  const isUndone = step === 'leaving' && life.step === 'action-failed';
  return { ...life, step, action: isUndone ? null : life.action };
}

function afterReading(life: CardLife, moves: Partial<Record<Reading, Reading>>): CardLife {
  const reading = moves[life.reading];
  const isNew = reading === 'pending';
  return !reading || (isNew && isLeaving(life)) ? life : { ...life, reading };
}

function listed(life: CardLife, isRead: boolean): CardLife {
  const reading = isRead ? 'read' : life.reading === 'read' ? 'unread' : life.reading;
  return reading === life.reading ? life : { ...life, reading };
}

/** A completed action cannot be repeated: a card that could not be deleted after its action stays as it is. */
function reopened(life: CardLife): CardLife {
  const { step, reading, action } = life;
  const isCalmed = step === 'action-failed' || (step === 'delete-failed' && action === null);
  if (!isCalmed && reading !== 'failed') return life;
  return {
    step: isCalmed ? 'resting' : step,
    reading: reading === 'failed' ? 'unread' : reading,
    action: isCalmed ? null : action,
  };
}
