import { z } from 'zod';
import { WorkLevel, WorkRelation } from './works.ts';

/** A work as a page names it and links to it. */
export const WorkLink = z.object({
  id: z.int(),
  level: WorkLevel.schema,
  /** As the seller writes it; null where it has none. */
  number: z.string().nullable(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
});
export type WorkLink = z.output<typeof WorkLink>;

/** A work that shares content with the requested one, and how. */
export const RelatedWork = WorkLink.extend({ relation: WorkRelation.schema });
export type RelatedWork = z.output<typeof RelatedWork>;
