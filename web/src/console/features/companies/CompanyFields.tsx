import { CompanyKind } from '@pavilion/protocol/companies.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import { countryCodes, countryLabel } from '@pavilion/protocol/territories.ts';
import { useMemo } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { CountrySelect } from '../../../parts/CountrySelect.tsx';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import {
  BilingualField,
  CheckboxField,
  PicturesField,
  SelectField,
  TextField,
} from '../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { ManyPicker } from '../../parts/ManyPicker.tsx';
import { MediaField } from '../../parts/MediaField.tsx';
import { text } from './companies.text.ts';

export function CompanyFields() {
  const say = useSay();
  const { form } = useContentForm();
  return (
    <>
      <ConsoleSection title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Name" />
          <BilingualField name="Profile" as="textarea" rows={6} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.factsHeading)}>
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-x-10 gap-y-2">
            <CheckboxField name="isSeller">{say(text.sellsTick)}</CheckboxField>
            <CheckboxField name="isBuyer">{say(text.buysTick)}</CheckboxField>
          </div>
          <div className="grid items-start gap-x-6 gap-y-5 wide:grid-cols-2 broad:grid-cols-4">
            <SelectField name="kind" options={CompanyKind.options.map((o) => ({ value: o.name, label: say(o) }))} />
            <CountrySelect {...form.field('form.country')} />
            <TextField name="foundedYear" type="number" min={1850} max={2100} nullable />
            <TextField name="recommended" type="number" min={0} />
          </div>
          <BilingualField name="City" />
          <TextField name="website" type="url" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.sellsHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Sells" />
          <Genres name="genres" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.buysHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Buys" />
          <Genres name="wantedGenres" />
          <Media />
          <Territories />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.picturesHeading)}>
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <PicturesField name="logoId" purpose="companyLogo" ratio="1:1" />
          <PicturesField name="displayId" purpose="companyDisplay" ratio="16:9" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.privateHeading)} hint={say(text.privateHint)}>
        <div className="grid gap-5">
          <div className="grid gap-x-6 gap-y-5 wide:grid-cols-2">
            <TextField name="contactEmail" type="email" />
            <TextField name="contactName" />
            <TextField name="registrationNo" />
          </div>
          <BilingualField name="Address" />
        </div>
      </ConsoleSection>
    </>
  );
}

/** Binds a form field with a list of codes to a picker. */
function useList<Code extends string>(name: string) {
  const { form, disabled } = useContentForm();
  const path = `form.${name}`;
  const { label, error } = form.field(path);
  const value: Code[] = form.watch(path) ?? [];
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
