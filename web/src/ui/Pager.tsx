import { IconButton } from './Button.tsx';
import { useUiWords } from './words.tsx';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}
/** A next page exists while the current number is below ceil(total / page size) (spec §4). One page shows nothing. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const words = useUiWords();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav
      className="mt-8 flex items-center justify-center gap-4 text-14 text-fg-2"
      aria-label={words.pageOf(String(page), String(pages))}
    >
      <IconButton icon="left" label={words.previous} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span>
        {words.pageOf(String(page), String(pages))}
        <span className="ml-3 text-fg-3">{words.rowsInAll(String(total))}</span>
      </span>
      <IconButton icon="right" label={words.next} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
