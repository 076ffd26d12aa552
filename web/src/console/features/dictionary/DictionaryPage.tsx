import {
  type ConsoleDictionaryItem,
  categoryCode,
  consoleDictionary,
  Dictionary,
} from '@pavilion/protocol/dictionary.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { MoveButtons, moved } from '../../parts/MoveButtons.tsx';
import { text } from './dictionary.text.ts';
import { ItemSheet } from './ItemSheet.tsx';

const known = new Map<string, (typeof Dictionary.options)[number]>(
  Dictionary.options.map((option) => [option.name, option]),
);

/** Dictionaries of pages and forms: items are named in both languages and ordered. */
export default function DictionaryPage() {
  const say = useSay();
  const [typeCode, setTypeCode] = useState<string>(categoryCode);
  const [open, setOpen] = useState<ConsoleDictionaryItem | 'new'>();
  const all = useApi(consoleDictionary.list, undefined, { staleMs: 0 });
  return (
    <>
      <PageHead
        title={say(text.title)}
        lead={say(text.lead)}
        actions={
          typeCode !== categoryCode && (
            <Button kind="amber" small icon="plus" onClick={() => setOpen('new')}>
              {say(text.add)}
            </Button>
          )
        }
      />
      <Loaded of={all}>
        {(dictionaries) => (
          <Tabs
            label={say(text.dictionaries)}
            value={typeCode}
            onValue={setTypeCode}
            tabs={dictionaries.map((dictionary) => {
              const label = known.get(dictionary.typeCode);
              return {
                value: dictionary.typeCode,
                label: label ? say(label) : dictionary.typeCode,
                count: String(dictionary.items.length),
              };
            })}
          >
            <Items
              typeCode={typeCode}
              items={dictionaries.find((dictionary) => dictionary.typeCode === typeCode)?.items ?? []}
              onOpen={setOpen}
            />
          </Tabs>
        )}
      </Loaded>
      <ItemSheet typeCode={typeCode} of={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

interface ItemsProps {
  typeCode: string;
  items: readonly ConsoleDictionaryItem[];
  onOpen: (item: ConsoleDictionaryItem) => void;
}
function Items({ typeCode, items, onOpen }: ItemsProps) {
  const say = useSay();
  const order = useAction(consoleDictionary.order, {
    refresh: [consoleDictionary.list],
    failed: say(text.failed),
    hidden: true,
  });
  const move = (from: number, to: number) =>
    void order.run({
      typeCode,
      itemIds: moved(items, from, to).map(({ itemId }) => itemId),
    });
  return (
    <ol className="mt-2">
      {items.map((item, i) => (
        <li
          key={item.itemId}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 wide:grid-cols-[auto_48px_1fr_1fr_110px_auto]"
        >
          <span className="flex">
            <MoveButtons
              at={i}
              count={items.length}
              labels={{ up: say(text.earlier, item.zhName), down: say(text.later, item.zhName) }}
              disabled={order.isPending}
              onMove={(to) => move(i, to)}
            />
          </span>
          <span className="num text-17 text-fg-3 narrow:hidden">{item.itemId}</span>
          <span lang="zh-CN" className="font-medium">
            {item.zhName}
          </span>
          <span lang="en" className="narrow:col-start-2">
            {item.enName}
          </span>
          <span className="narrow:col-start-2">{item.hidden && <Status tone="quiet">{say(text.unused)}</Status>}</span>
          <IconButton
            icon="edit"
            label={say(text.edit, item.zhName)}
            className="narrow:col-start-3 narrow:row-start-1"
            onClick={() => onOpen(item)}
          />
        </li>
      ))}
    </ol>
  );
}
