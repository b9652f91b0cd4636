import type { BarMessages } from '@fleet-portal/model/messages';
import type { WorkspaceView } from '@fleet-portal/model/rules';
import type { ListController } from './list-controller.ts';

/** What the bar's templates draw from. */
export interface BarView {
  shown: WorkspaceView;
  words: BarMessages;
  lists: ListController;
  /** How many items stand in the row; the others are in the list behind "More". */
  fits: number;
}
