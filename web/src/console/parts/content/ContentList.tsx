import { Publication } from '@pavilion/protocol/content.console.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { useGo } from '../links.ts';
import { PublicationState } from '../PublicationState.tsx';
import { useMayCall } from '../useMayCall.ts';
import { languageNames, text } from './content.text.ts';
import type { ContentConsole, ContentRow } from './contentConsole.ts';

/** All records of one kind, published or not; a row opens its editor. `actions` are next to “new”. */
export function ContentList({ config, actions }: { config: ContentConsole; actions?: React.ReactNode }) {
  const say = useSay();
  const go = useGo();
  const mayMake = useMayCall(config.api.save);
  const yesNo = (yes: string, no: string) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return (
    <>
      <PageHead
        title={say(config.title)}
        actions={
          <>
            {actions}
            {mayMake && (
              <Button kind="amber" small icon="plus" onClick={() => go(`${config.path}/edit`)}>
                {say(config.newTitle)}
              </Button>
            )}
          </>
        }
      />
      <ConsoleList
        of={config.api.list as never}
        path={config.path}
        label={say(config.title)}
        columns={useColumns(config) as never}
        rowKey={(row: ContentRow) => row.id}
        search={say(text.search)}
        filters={[
          ...(config.filters?.() ?? []),
          {
            name: 'publication',
            label: say(text.publication),
            options: Publication.options.map((o) => ({ value: o.name, label: say(o) })),
          },
          {
            name: 'missingEnglish',
            label: say(text.english),
            options: yesNo(say(text.missingEnglish), say(text.englishComplete)),
          },
          { name: 'changed', label: say(text.draft), options: yesNo(say(text.changedDraft), say(text.sameDraft)) },
          { name: 'scheduled', label: say(text.schedule), options: yesNo(say(text.scheduled), say(text.notScheduled)) },
        ]}
        empty={say(text.none)}
        onRow={(row: ContentRow) => go(`${config.path}/edit`, { id: row.id })}
      />
    </>
  );
}

function useColumns(config: ContentConsole): Column<ContentRow>[] {
  const say = useSay();
  const { date } = useFormat();
  return [
    {
      key: 'title',
      label: say(text.title),
      sort: 'title',
      className: 'max-w-96 min-w-52',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <span className="h-9 w-12 shrink-0 overflow-hidden rounded-[2px] bg-ink-3">
            {row.cover && <Picture picture={row.cover} sizes="48px" className="size-full object-cover" />}
          </span>
          <span className="min-w-0 truncate font-medium">
            {row.zhTitle || row.enTitle ? (
              <BilingualText zh={row.zhTitle} en={row.enTitle} />
            ) : (
              <span className="text-fg-3">{say(text.untitled, row.id)}</span>
            )}
          </span>
        </span>
      ),
    },
    ...(config.columns?.() ?? []),
    {
      key: 'publication',
      label: say(text.publication),
      cell: (row) => (
        <span className="grid justify-items-start">
          <PublicationState of={row} />
          {row.changed && !row.dueAt && <Status tone="amber">{say(text.changedDraft)}</Status>}
          {row.dueAt && (
            <Status tone="sky">{say(text.due, date(row.dueAt, 5), languageNames(row.dueLanguages, say))}</Status>
          )}
        </span>
      ),
    },
    {
      key: 'editedAt',
      label: say(text.edited),
      sort: 'editedAt',
      className: 'whitespace-nowrap',
      cell: (row) => (
        <>
          {date(row.editedAt, 5)}
          {row.editedBy && <span className="block max-w-40 truncate text-12 text-fg-3">{row.editedBy}</span>}
        </>
      ),
    },
  ];
}
