import type { BarMessages } from '@fleet-portal/model/messages';
import type { WorkspaceView } from '@fleet-portal/model/rules';
import type { ListController } from './list-controller.ts';

/** The data that the bar's templates render. */
export interface BarView {
  shown: WorkspaceView;
  words: BarMessages;
  lists: ListController;
  /** How many items fit into the row; the others are in the list behind "More". */
  fits: number;
}
