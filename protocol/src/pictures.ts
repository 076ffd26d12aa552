import { z } from 'zod';

/** A picture in the sizes a layout needs, smallest first; `tone` is its dominant colour for the placeholder. */
export const Picture = z.object({
  id: z.int(),
  tone: z.string(),
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ width: z.int(), type: z.string(), url: z.string() })),
});
export type Picture = z.output<typeof Picture>;

/** A file as pages show it; the address of a private one is signed and short-lived. */
export const FileLink = z.object({ id: z.int(), name: z.string(), url: z.string() });
export type FileLink = z.output<typeof FileLink>;
