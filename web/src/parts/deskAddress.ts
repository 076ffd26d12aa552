import { useSearch } from '@tanstack/react-router';
import type { z } from 'zod';

/** A desk's address, held against its schema whole: undefined where a part does not fit, so that no other record opens. */
export function useDeskAddress<S extends z.ZodType>(schema: S): z.output<S> | undefined {
  const parsed = schema.safeParse(useSearch({ strict: false }));
  return parsed.success ? parsed.data : undefined;
}
