import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { codeOf, page as pageNumber, useAddress } from '../../lib/address.ts';
import { useGo } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';

/** A list of one's own by status and page, which stand in the address: what to ask for, and what its tabs and pager show. */
export function useStatusPages<Code extends number>(
  path: string,
  all: Text,
  options: readonly ({ code: Code } & Text)[],
) {
  const say = useSay();
  const go = useGo();
  const { status, page = 1 } = useAddress({ status: codeOf(options.map(({ code }) => code)), page: pageNumber });
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
