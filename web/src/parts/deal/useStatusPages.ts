import { id } from '@pavilion/protocol/kit/endpoint.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { z } from 'zod';
import { useAddress, useGo } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';

const Address = z.object({
  status: z.coerce.number().optional().catch(undefined),
  page: z.coerce.number().pipe(id).catch(1),
});

/** A list of one's own by status and page, which stand in the address: what to ask for, and what its tabs and pager show. */
export function useStatusPages<Code extends number>(
  path: string,
  all: Text,
  options: readonly ({ code: Code } & Text)[],
) {
  const say = useSay();
  const go = useGo();
  const { status: named, page } = useAddress(Address) ?? { status: undefined, page: 1 };
  const status = options.find(({ code }) => code === named)?.code;
  const show = (next: Code | undefined, pageNum: number) =>
    go(path, { status: next, page: pageNum === 1 ? undefined : pageNum }, { replace: true });
  return {
    status,
    page,
    input: { pageNum: page, ...(status !== undefined && { status }) },
    tabs: {
      tabs: [
        { value: 'all', label: say(all) },
        ...options.map((option) => ({ value: String(option.code), label: say(option) })),
      ],
      value: status === undefined ? 'all' : String(status),
      onValue: (value: string) => show(options.find(({ code }) => String(code) === value)?.code, 1),
    },
    pager: { page, pageSize: limits.pageSizeDefault, onPage: (next: number) => show(status, next) },
  };
}
