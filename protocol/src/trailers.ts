// Trailers that sellers send for their own programmes, and their review by editors (product §9).
import { z } from 'zod';
import { AuditStatus } from './contractStates.ts';
import { instant, reason } from './fields.ts';
import { get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';

export const TrailerSubmission = z.object({
  id: z.int(),
  programmeId: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhCompany: z.string().nullable(),
  enCompany: z.string().nullable(),
  auditStatus: AuditStatus.schema,
  reason: z.string().nullable(),
  /** Null once the file has been erased. */
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  createdAt: instant,
  reviewedAt: instant.nullable(),
});
export type TrailerSubmission = z.output<typeof TrailerSubmission>;

const editor = { access: 'staff', roles: ['editor'] } as const;
export const consoleTrailer = {
  list: get('/api/console/trailer/list', {
    ...editor,
    summary: 'Trailers that sellers have sent, newest first; unfinished uploads are not among them',
    reply: 'flat',
    input: listQuery(['createdAt']).extend({ auditStatus: AuditStatus.schema.optional() }),
    output: pageOf(TrailerSubmission),
  }),
  detail: get('/api/console/trailer/detail', {
    ...editor,
    summary: 'One trailer with a short-lived address of its video',
    input: z.object({ id }),
    output: TrailerSubmission.extend({ url: z.string().nullable(), type: z.string().nullable() }),
  }),
  approve: post('/api/console/trailer/approve', {
    ...editor,
    summary: 'Publish the trailer on its programme’s page',
    input: z.object({ id }),
    output: nothing,
  }),
  reject: post('/api/console/trailer/reject', {
    ...editor,
    summary: 'Send the trailer back with the reason; its file is erased',
    input: z.object({ id, reason }),
    output: nothing,
  }),
};
