import {
  type ConsoleNavigationItem,
  consoleNavigation,
  NavigationPlace,
  NavigationType,
} from '@pavilion/protocol/navigation.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { MoveButtons, moved } from '../../parts/MoveButtons.tsx';
import { ItemSheet } from './ItemSheet.tsx';
import { text } from './navigation.text.ts';

/** Navigation for visitors: four ordered lists, each item in both languages. */
export default function NavigationPage() {
  const say = useSay();
  const [place, setPlace] = useState<NavigationPlace>('header');
  const [open, setOpen] = useState<ConsoleNavigationItem | 'new'>();
  const all = useApi(consoleNavigation.list, undefined, { staleMs: 0 });
  const of = (wanted: NavigationPlace) => all.data?.filter((item) => item.place === wanted) ?? [];
  return (
    <>
      <PageHead
        title={say(text.title)}
        lead={say(text.lead)}
        actions={
          <Button kind="amber" small icon="plus" onClick={() => setOpen('new')}>
            {say(text.add)}
          </Button>
        }
      />
      <Tabs
        label={say(text.places)}
        value={place}
        onValue={setPlace}
        tabs={NavigationPlace.options.map((option) => ({
          value: option.name,
          label: say(option),
          count: all.data && String(of(option.name).length),
        }))}
      >
        <Loaded of={all}>{() => <Lines items={of(place)} place={place} onOpen={setOpen} />}</Loaded>
      </Tabs>
      <ItemSheet key={open === 'new' ? 'new' : open?.id} of={open} place={place} onClose={() => setOpen(undefined)} />
    </>
  );
}

interface LinesProps {
  items: readonly ConsoleNavigationItem[];
  place: NavigationPlace;
  onOpen: (item: ConsoleNavigationItem) => void;
}
function Lines({ items, place, onOpen }: LinesProps) {
  const say = useSay();
  const order = useAction(consoleNavigation.order, {
    refresh: [consoleNavigation.list],
    failed: say(text.failed),
    hidden: true,
  });
  const move = (from: number, to: number) =>
    void order.run({
      place,
      ids: moved(items, from, to).map(({ id }) => id),
    });
  if (items.length === 0) return <p className="py-12 text-center text-fg-3">{say(text.none)}</p>;
  return (
    <ol className="mt-2">
      {items.map((item, i) => (
        <li
          key={item.id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2 wide:grid-cols-[auto_1fr_1fr_1.4fr_110px_auto]"
        >
          <span className="flex">
            <MoveButtons
              at={i}
              count={items.length}
              labels={{ up: say(text.earlier, item.zhTitle), down: say(text.later, item.zhTitle) }}
              disabled={order.isPending}
              onMove={(to) => move(i, to)}
            />
          </span>
          <span lang="zh-CN" className="font-medium">
            {item.zhTitle}
          </span>
          <span lang="en" className="narrow:col-start-2">
            {item.enTitle}
          </span>
          <span className="truncate text-14 text-fg-3 narrow:col-start-2">
            {item.url || say(NavigationType.label(item.type))}
          </span>
          <span className="narrow:col-start-2">{item.hidden && <Status tone="quiet">{say(text.hidden)}</Status>}</span>
          <IconButton
            icon="edit"
            label={say(text.edit, item.zhTitle)}
            className="narrow:col-start-3 narrow:row-start-1"
            onClick={() => onOpen(item)}
          />
        </li>
      ))}
    </ol>
  );
}
