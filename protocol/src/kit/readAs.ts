import { z } from 'zod';

/**
 * A schema that first reads what a query string or a multipart form carries as text. `read` returns any other value as it is.
 * Callers write what the schema itself takes.
 */
export const readAs = <S extends z.ZodType>(schema: S, read: (value: unknown) => unknown) =>
  z.preprocess<unknown, S, z.input<S>>(read, schema);
