import { consoleExhibition } from '@pavilion/protocol/exhibitions.console.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useApi } from '../../../lib/api.ts';
import { changed } from '../../../lib/form.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Select } from '../../../ui/Field.tsx';
import { text } from './content.text.ts';
import { useContentForm } from './contentConsole.ts';

/** Lists all exhibitions, published or not. */
export function ExhibitionField() {
  const say = useSay();
  const locale = useLocale();
  const { form } = useContentForm();
  const { label, error } = form.field('form.exhibitionId', 'number');
  const known = useApi(consoleExhibition.list, { pageSize: 100, sort: 'title', order: 'asc' }, { staleMs: 60_000 });
  return (
    <Select
      className="max-w-[520px]"
      label={label}
      error={error}
      empty={say(text.noExhibition)}
      value={form.watch('form.exhibitionId') ?? ''}
      options={(known.data?.rows ?? []).map(({ id, zhTitle, enTitle }) => ({
        value: id,
        label: inLanguage(zhTitle, enTitle, locale).words,
      }))}
      onChange={(e) => form.setValue('form.exhibitionId', e.target.value ? Number(e.target.value) : null, changed)}
    />
  );
}
