import { consoleContract, consoleOrder, consoleSubmission } from '@pavilion/protocol/orders.console.ts';
import { consoleBoard } from '@pavilion/protocol/staff.ts';

/** The reads that a move of a deal invalidates. */
export const dealReads = [
  consoleOrder.list,
  consoleOrder.detail,
  consoleSubmission.list,
  consoleContract.list,
  consoleBoard.counts,
];
