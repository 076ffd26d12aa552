import { collator } from '@pavilion/protocol/kit/intl.ts';
import { Fragment, useMemo, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { regionsOf } from '../../../parts/rights/regions.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, Sheet } from '../../../ui/Dialog.tsx';
import { Checkbox, Input } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CellWord } from '../../parts/rights/CellMark.tsx';
import { chosenCells, freeEverywhere, stateOfMany, tallyOf } from '../../parts/rights/cells.ts';
import { text } from './licence.text.ts';
import type { Licence } from './useLicence.ts';

/** Chooses territories: groups, countries by region, and a search over both; taken ones are marked. */
export function TerritoryPicker({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const say = useSay();
  const { number } = useFormat();
  const narrow = useNarrow();
  const { offer, media, index, change } = licence;
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(licence.countries));
  const [search, setSearch] = useState('');
  function toggle(countries: readonly string[], on: boolean) {
    const next = new Set(picked);
    for (const country of countries) on ? next.add(country) : next.delete(country);
    setPicked(next);
  }
  function take() {
    change({ media, countries: offer.countries.filter((country) => picked.has(country)) });
    onClose();
  }
  const actions = (
    <>
      <Button onClick={() => setPicked(new Set())}>{say(text.pickNone)}</Button>
      <Button kind="amber" disabled={picked.size === 0} onClick={take}>
        {say(text.pickDone, number(picked.size))}
      </Button>
    </>
  );
  const body = (
    <div className="grid gap-4">
      <Input
        bare
        type="search"
        label={say(text.pickSearch)}
        placeholder={say(text.pickSearch)}
        value={search}
        onChange={(e) => setSearch(e.target.value)}
      />
      <Groups
        picked={picked}
        offered={offer.countries}
        search={search}
        onToggle={toggle}
        onFree={() => setPicked(new Set(freeEverywhere(index, media, offer.countries)))}
      />
      <Countries licence={licence} picked={picked} search={search} onToggle={toggle} />
    </div>
  );
  const shared = { open: true, onClose, title: say(text.pickTitle), actions };
  return narrow ? (
    <Sheet {...shared}>{body}</Sheet>
  ) : (
    <Dialog {...shared} className="wide:w-[720px]">
      <div className="h-[56svh] overflow-y-auto overscroll-contain pr-2">{body}</div>
    </Dialog>
  );
}

interface ListProps {
  picked: ReadonlySet<string>;
  search: string;
  onToggle: (countries: readonly string[], on: boolean) => void;
}
const matches = (name: string, search: string) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

function Groups({
  picked,
  offered,
  search,
  onToggle,
  onFree,
}: ListProps & { offered: readonly string[]; onFree: () => void }) {
  const say = useSay();
  const { groups, nameOf } = useTerritories();
  const shown = useMemo(() => {
    const sold = new Set(offered);
    const cut = (groups ?? [])
      .map(({ key, countries }) => ({ key, all: countries.length, countries: countries.filter((c) => sold.has(c)) }))
      .filter((group) => group.countries.length > 1)
      .sort((a, b) => b.countries.length - a.countries.length || a.all - b.all);
    // An offer may reduce two groups to the same countries; only the first name is listed.
    const seen = new Set<string>();
    return cut.filter(({ countries }) => seen.size < seen.add(countries.join()).size);
  }, [groups, offered]);
  return (
    <fieldset className="groups" aria-label={say(text.pickGroups)}>
      <button type="button" className="chip" onClick={onFree}>
        {say(text.pickFree)}
      </button>
      {shown
        .filter((group) => matches(nameOf(group.key), search))
        .map(({ key, countries }) => {
          const on = countries.every((country) => picked.has(country));
          return (
            <button key={key} type="button" className="chip" aria-pressed={on} onClick={() => onToggle(countries, !on)}>
              {on && <Icon name="check" />}
              {nameOf(key)}
              <span className="num text-fg-3">{countries.length}</span>
            </button>
          );
        })}
    </fieldset>
  );
}

function Countries({ licence, picked, search, onToggle }: ListProps & { licence: Licence }) {
  const say = useSay();
  const locale = useLocale();
  const { nameOf } = useTerritories();
  const { offer, media, index } = licence;
  const regions = useMemo(() => {
    const order = collator(locale);
    return regionsOf(offer.countries)
      .map(({ key, countries }) => {
        const named = countries
          .map((code) => ({ code, name: nameOf(code) }))
          .sort((a, b) => order.compare(a.name, b.name));
        return { key, rows: matches(nameOf(key), search) ? named : named.filter(({ name }) => matches(name, search)) };
      })
      .filter(({ rows }) => rows.length > 0);
  }, [offer, search, nameOf, locale]);
  if (regions.length === 0) return <p className="py-6 text-center text-fg-3">{say(text.pickNoMatch)}</p>;
  return (
    <div className="countries">
      {regions.map(({ key, rows }) => {
        const codes = rows.map(({ code }) => code);
        const inside = codes.filter((code) => picked.has(code)).length;
        return (
          <Fragment key={key}>
            <Checkbox
              className="region"
              checked={inside === codes.length}
              ref={(box: HTMLInputElement | null) => {
                if (box) box.indeterminate = inside > 0 && inside < codes.length;
              }}
              onChange={(e) => onToggle(codes, e.target.checked)}
            >
              <b>{nameOf(key)}</b>{' '}
              <span className="num text-fg-3">{say(text.pickCount, String(inside), String(codes.length))}</span>
            </Checkbox>
            <div className="grid gap-x-6 wide:grid-cols-2">
              {rows.map(({ code, name }) => (
                <Checkbox key={code} checked={picked.has(code)} onChange={(e) => onToggle([code], e.target.checked)}>
                  <span className="flex items-baseline justify-between gap-3">
                    {name}
                    <TakenWord state={stateOfMany(tallyOf(chosenCells(index, media, [code])))} />
                  </span>
                </Checkbox>
              ))}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
/** Free is the default and has no label. */
function TakenWord({ state }: { state: ReturnType<typeof stateOfMany> }) {
  return state === 'free' ? null : <CellWord state={state} className="text-12 text-fg-3" />;
}
