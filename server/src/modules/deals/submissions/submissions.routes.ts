import { consoleSubmission } from '@pavilion/protocol/orders.console.ts';
import { implement } from '../../../kit/implement.ts';
import { approveSubmission, listForReview, rejectSubmission } from './review.service.ts';

export const consoleSubmissionSlice = implement(consoleSubmission, {
  list: listForReview,
  approve: approveSubmission,
  reject: rejectSubmission,
});
