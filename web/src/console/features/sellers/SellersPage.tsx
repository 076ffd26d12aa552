import { consoleSeller, type SellerRow } from '@pavilion/protocol/programmesDesk.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { z } from 'zod';
import { useFormat } from '../../../lib/format.ts';
import { useAddress, useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { DeskList } from '../../../parts/DeskList.tsx';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { useMayCall } from '../../../parts/useMayCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { SellerSheet } from './SellerSheet.tsx';
import { text } from './sellers.text.ts';

const Address = z.looseObject({ open: z.union([z.literal('new'), z.coerce.number().int().positive()]).optional() });

/** The companies that sell; a row opens the record beside the list. */
export default function SellersPage() {
  const say = useSay();
  const { number } = useFormat();
  const go = useGo();
  const mayMake = useMayCall(consoleSeller.save);
  const { open, ...list } = (useAddress(Address) ?? {}) as { open?: number | 'new' } & Record<string, string>;
  const columns: Column<SellerRow>[] = [
    {
      key: 'name',
      label: say(text.company),
      sort: 'name',
      className: 'max-w-96 min-w-52',
      cell: (s) => (
        <span className="flex items-center gap-3">
          <span className="size-7 shrink-0 overflow-hidden rounded-[4px] bg-ink-3">
            {s.logo && <Picture picture={s.logo} sizes="28px" className="size-full object-contain" />}
          </span>
          <span className="min-w-0 truncate font-medium">
            <TwoTongues zh={s.zhName} en={s.enName} />
          </span>
        </span>
      ),
    },
    { key: 'country', label: say(text.country), cell: (s) => say(countryLabel(s.country)) },
    { key: 'city', label: say(text.city), cell: (s) => <TwoTongues zh={s.zhCity} en={s.enCity} /> },
    {
      key: 'programmes',
      label: say(text.programmes),
      sort: 'programmes',
      number: true,
      cell: (s) => number(s.programmes),
    },
    {
      key: 'state',
      label: say(text.state),
      cell: (s) => (
        <Status tone={s.publishedAt ? 'mint' : 'quiet'}>
          {say(s.publishedAt ? text.published : text.unpublished)}
        </Status>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={say(text.title)}
        actions={
          mayMake && (
            <Button kind="amber" small icon="plus" onClick={() => go('/sellers', { ...list, open: 'new' })}>
              {say(text.create)}
            </Button>
          )
        }
      />
      <DeskList
        of={consoleSeller.list}
        path="/sellers"
        label={say(text.title)}
        columns={columns}
        rowKey={(s) => s.id}
        search={say(text.search)}
        filters={[
          {
            name: 'published',
            label: say(text.state),
            options: [
              { value: 'true', label: say(text.published) },
              { value: 'false', label: say(text.unpublished) },
            ],
          },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(s) => go('/sellers', { ...list, open: s.id })}
      />
      <SellerSheet of={open} onClose={() => go('/sellers', list)} />
    </>
  );
}
