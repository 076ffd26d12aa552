import { consoleContract, consoleOrder, consoleSubmission } from '@pavilion/protocol/ordersDesk.ts';
import { consoleBoard } from '@pavilion/protocol/staff.ts';

/** What a move of a deal makes old. */
export const dealReads = [
  consoleOrder.list,
  consoleOrder.detail,
  consoleSubmission.list,
  consoleContract.list,
  consoleBoard.counts,
];
