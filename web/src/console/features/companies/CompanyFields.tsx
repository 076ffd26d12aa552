import { CompanyKind } from '@pavilion/protocol/companies.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import { countryCodes, countryLabel } from '@pavilion/protocol/territories.ts';
import { useMemo } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { CountrySelect } from '../../../parts/CountrySelect.tsx';
import { Both, One, Pick, Pictures, Tick } from '../../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../../parts/content/desk.ts';
import { DeskPart } from '../../../parts/DeskPart.tsx';
import { ManyPicker } from '../../../parts/ManyPicker.tsx';
import { MediaField } from '../../../parts/MediaField.tsx';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { text } from './companies.text.ts';

export function CompanyFields() {
  const say = useSay();
  const { form } = useContentForm();
  return (
    <>
      <DeskPart title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <Both name="Name" />
          <Both name="Profile" as="textarea" rows={6} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.factsHeading)}>
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-x-10 gap-y-2">
            <Tick name="isSeller">{say(text.sellsTick)}</Tick>
            <Tick name="isBuyer">{say(text.buysTick)}</Tick>
          </div>
          <div className="grid items-start gap-x-6 gap-y-5 wide:grid-cols-2 broad:grid-cols-4">
            <Pick name="kind" options={CompanyKind.options.map((o) => ({ value: o.name, label: say(o) }))} />
            <CountrySelect {...form.field('form.country')} />
            <One name="foundedYear" type="number" min={1850} max={2100} nullable />
            <One name="recommended" type="number" min={0} />
          </div>
          <Both name="City" />
          <One name="website" type="url" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.sellsHeading)}>
        <div className="grid gap-5">
          <Both name="Sells" />
          <Genres name="genres" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.buysHeading)}>
        <div className="grid gap-5">
          <Both name="Buys" />
          <Genres name="wantedGenres" />
          <Media />
          <Territories />
        </div>
      </DeskPart>
      <DeskPart title={say(text.picturesHeading)}>
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <Pictures name="logoId" purpose="companyLogo" ratio="1:1" />
          <Pictures name="displayId" purpose="companyDisplay" ratio="16:9" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.privateHeading)} hint={say(text.privateHint)}>
        <div className="grid gap-5">
          <div className="grid gap-x-6 gap-y-5 wide:grid-cols-2">
            <One name="contactEmail" type="email" />
            <One name="contactName" />
            <One name="registrationNo" />
          </div>
          <Both name="Address" />
        </div>
      </DeskPart>
    </>
  );
}

/** A list of codes of the form as the pickers take it. */
function useList<Code extends string>(name: string) {
  const { form, disabled } = useContentForm();
  const path = `form.${name}`;
  const { label, error } = form.field(path);
  const value = (form.watch(path) ?? []) as Code[];
  const onChange = (next: readonly string[]) => form.setValue(path, next, changed);
  return { label, error, disabled, value, onChange };
}
function Genres({ name }: { name: string }) {
  const say = useSay();
  const list = useList(name);
  const options = Genre.options.map((o) => ({ value: o.name, label: say(o), found: `${o.zh} ${o.en}` }));
  return <ManyPicker {...list} options={options} />;
}
function Media() {
  const { disabled: _, ...list } = useList<Medium>('wantedMedia');
  return <MediaField {...list} />;
}
function Territories() {
  const list = useList('wantedTerritories');
  const { groups, nameOf } = useTerritories();
  const options = useMemo(
    () => [
      ...(groups ?? []).map((g) => ({ value: g.key, label: nameOf(g.key), found: `${g.zhName} ${g.enName}` })),
      ...countryCodes.map((code) => {
        const { zh, en } = countryLabel(code);
        return { value: code, label: nameOf(code), note: code, found: `${zh} ${en}` };
      }),
    ],
    [groups, nameOf],
  );
  return <ManyPicker {...list} options={options} nameOf={nameOf} />;
}
