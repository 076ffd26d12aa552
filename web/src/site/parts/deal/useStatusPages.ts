import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useSay } from '../../../lib/locale.ts';
import { codeOf, page as pageNumber, useAnySearchParams } from '../../../lib/searchParams.ts';

/** A personal list by status and page in the search params: the endpoint's input, and the props of tabs and pager. */
export function useStatusPages<Code extends number>(
  open: (search: { status?: Code; page?: number }) => void,
  all: Text,
  options: readonly ({ code: Code } & Text)[],
) {
  const say = useSay();
  const { status, page = 1 } = useAnySearchParams({
    status: codeOf(options.map(({ code }) => code)),
    page: pageNumber,
  });
  const show = (next: Code | undefined, pageNum: number) =>
    open({ status: next, page: pageNum === 1 ? undefined : pageNum });
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
