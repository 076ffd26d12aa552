import { Publication } from '@pavilion/protocol/content.console.ts';
import { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { consoleSheet, type SheetSubject } from '@pavilion/protocol/sheets.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input, type Option, Select } from '../../../ui/Field.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { text } from './sheets.text.ts';

/** Exports all records, or those that match the filters. */
export function ExportPart({ of }: { of: SheetSubject }) {
  const say = useSay();
  const [filter, setFilter] = useState<Record<string, string>>({});
  const download = useAction(consoleSheet.export, {
    failed: say(text.exportFailed),
    onDone: ({ url, rows }) => {
      toast.success(say(text.exported, rows));
      window.location.assign(url);
    },
  });
  const pick = (name: string, label: string, options: readonly Option[]) => (
    <Select
      label={label}
      empty={say(text.all)}
      options={options}
      value={filter[name] ?? ''}
      onChange={(e) => setFilter({ ...filter, [name]: e.target.value })}
    />
  );
  const { side, ...rest } = filter;
  const chosen = Object.fromEntries(Object.entries(rest).filter(([, value]) => value));
  const input = { of, ...chosen, ...(side && { [side]: 'true' }) } as unknown as InputOf<typeof consoleSheet.export>;
  return (
    <ConsoleSection title={say(text.exportHeading)} hint={say(text.exportHint)}>
      <form
        className="grid items-end gap-4 wide:grid-cols-2 broad:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
        onSubmit={(e) => {
          e.preventDefault();
          void download.run(input);
        }}
      >
        <Input
          type="search"
          label={say(text.search)}
          maxLength={100}
          value={filter.keyword ?? ''}
          onChange={(e) => setFilter({ ...filter, keyword: e.target.value })}
        />
        {of === 'programmes'
          ? pick(
              'typeId',
              say(text.type),
              ProgrammeType.options.map((o) => ({ value: o.code, label: say(o) })),
            )
          : pick('side', say(text.side), [
              { value: 'isSeller', label: say(text.sellers) },
              { value: 'isBuyer', label: say(text.buyers) },
            ])}
        {pick(
          'publication',
          say(text.publication),
          Publication.options.map((o) => ({ value: o.name, label: say(o) })),
        )}
        {pick('missingEnglish', say(text.english), [
          { value: 'true', label: say(text.missingEnglish) },
          { value: 'false', label: say(text.englishComplete) },
        ])}
        <Button type="submit" icon="download" loading={download.isPending}>
          {say(text.exportButton)}
        </Button>
      </form>
    </ConsoleSection>
  );
}
