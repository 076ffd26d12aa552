import { Publication } from '@pavilion/protocol/content.console.ts';
import { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { type ConsoleProgrammeRow, consoleProgramme, consoleSeller } from '@pavilion/protocol/programmes.console.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { Link, useGo } from '../../parts/links.ts';
import { PublicationState } from '../../parts/PublicationState.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { text } from './programmes.text.ts';

/** All programmes, published or not; a row opens the record. */
export default function ProgrammesPage() {
  const say = useSay();
  const locale = useLocale();
  const go = useGo();
  const mayMake = useMayCall(consoleProgramme.save);
  const sellers = useApi(consoleSeller.list, { pageSize: 100, order: 'asc' }, { staleMs: 60_000 });
  return (
    <>
      <PageHead
        title={say(text.title)}
        actions={
          mayMake && (
            <>
              <Link to="/sheets" search={{ of: 'programmes' }} className={buttonClass('line', true)}>
                {say(text.sheets)}
              </Link>
              <Button kind="amber" small icon="plus" onClick={() => go('/programmes/edit')}>
                {say(text.create)}
              </Button>
            </>
          )
        }
      />
      <ConsoleList
        of={consoleProgramme.list}
        path="/programmes"
        label={say(text.title)}
        columns={useColumns()}
        rowKey={(p) => p.id}
        search={say(text.search)}
        filters={[
          {
            name: 'typeId',
            label: say(text.type),
            options: ProgrammeType.options.map((o) => ({ value: o.code, label: say(o) })),
          },
          {
            name: 'publication',
            label: say(text.publication),
            options: Publication.options.map((o) => ({ value: o.name, label: say(o) })),
          },
          {
            name: 'missingEnglish',
            label: say(text.english),
            options: [
              { value: 'true', label: say(text.missingEnglish) },
              { value: 'false', label: say(text.englishComplete) },
            ],
          },
          {
            name: 'sellerId',
            label: say(text.seller),
            options: (sellers.data?.rows ?? []).map((s) => ({
              value: s.id,
              label: inLanguage(s.zhName, s.enName, locale).words,
            })),
          },
        ]}
        empty={say(text.none)}
        onRow={(p) => go('/programmes/edit', { id: p.id })}
      />
    </>
  );
}

function useColumns(): Column<ConsoleProgrammeRow>[] {
  const say = useSay();
  const { date, number } = useFormat();
  return [
    {
      key: 'title',
      label: say(text.programme),
      sort: 'title',
      className: 'max-w-80 min-w-52',
      cell: (p) => (
        <span className="flex items-center gap-3">
          <span className="h-9 w-[26px] shrink-0 overflow-hidden rounded-[2px] bg-ink-3">
            {p.cover && <Picture picture={p.cover} sizes="26px" className="size-full object-cover" />}
          </span>
          <span className="min-w-0 truncate font-medium">
            <BilingualText zh={p.zhTitle} en={p.enTitle} />
          </span>
        </span>
      ),
    },
    {
      key: 'type',
      label: say(text.type),
      cell: (p) => say(ProgrammeType.label(p.typeId)),
      className: 'whitespace-nowrap',
    },
    {
      key: 'publication',
      label: say(text.publication),
      cell: (p) => (
        <span className="grid justify-items-start">
          <PublicationState of={p} />
        </span>
      ),
    },
    { key: 'offers', label: say(text.offersOnSale), number: true, cell: (p) => number(p.offers) },
    {
      key: 'seller',
      label: say(text.seller),
      cell: (p) => <BilingualText zh={p.zhSellerName} en={p.enSellerName} />,
      className: 'max-w-56 truncate',
    },
    {
      key: 'country',
      label: say(text.country),
      cell: (p) => say(countryLabel(p.country)),
      className: 'whitespace-nowrap',
    },
    { key: 'year', label: say(text.year), sort: 'year', number: true, cell: (p) => p.year },
    {
      key: 'recommended',
      label: say(text.recommended),
      sort: 'recommended',
      number: true,
      cell: (p) => number(p.recommended),
    },
    {
      key: 'updatedAt',
      label: say(text.updated),
      sort: 'updatedAt',
      cell: (p) => date(p.updatedAt),
      className: 'whitespace-nowrap',
    },
  ];
}
