import { Currency, Language } from '@pavilion/protocol/enumerations.ts';
import { PriceBasis } from '@pavilion/protocol/priceFields.ts';
import { consoleProgramme, OfferForm } from '@pavilion/protocol/programmes.console.ts';
import { useId } from 'react';
import type { z } from 'zod';
import { useAction } from '../../../lib/api.ts';
import { changed, useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { askToLeave } from '../../../parts/useUnsavedGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Input, Select, Switch, Textarea } from '../../../ui/Field.tsx';
import { ManyPicker } from '../../parts/ManyPicker.tsx';
import { MediaField } from '../../parts/MediaField.tsx';
import { TerritoryField } from '../../parts/TerritoryField.tsx';
import { OfferReview } from './OfferReview.tsx';
import { PriceFields } from './PriceFields.tsx';
import { programmeReads } from './ProgrammeEditor.tsx';
import { type ConsoleOffer, numberOrNull, type OfferFormState, orNull } from './programmeForm.ts';
import { text } from './programmes.text.ts';
import { WeightFields } from './WeightFields.tsx';

type Values = z.input<typeof OfferForm>;
function valuesOf(programmeId: number, offer: ConsoleOffer | undefined): Values {
  if (!offer)
    return {
      programmeId,
      zhName: null,
      enName: null,
      runs: null,
      zhSpecialTerms: null,
      enSpecialTerms: null,
      zhHoldback: null,
      enHoldback: null,
      zhLocalisation: null,
      enLocalisation: null,
      windowStart: null,
      windowEnd: null,
      exclusive: false,
      media: [],
      territories: { include: [], exclude: [] },
      languages: [],
      currency: 'CNY',
      prices: {},
      priceBasis: 'package',
      weights: { media: [], territories: [] },
      active: true,
    };
  const { countries: _countries, source: _source, updatedAt: _updatedAt, languages, ...kept } = offer;
  return { ...kept, programmeId, languages: languages as Language[] };
}

interface Props {
  programmeId: number;
  offer?: ConsoleOffer;
  onClose: () => void;
}
/** One licence offer: media, territories, terms and prices. */
export function OfferSheet({ programmeId, offer, onClose }: Props) {
  const say = useSay();
  const formId = useId();
  const form = useForm(OfferForm, valuesOf(programmeId, offer));
  const { isDirty } = form.formState;
  const save = useAction(consoleProgramme.saveOffer, {
    form,
    refresh: programmeReads,
    done: say(text.offerSaved),
    failed: say(text.saveFailed),
    onDone: onClose,
  });
  const close = async () => {
    if (!isDirty || (await askToLeave())) onClose();
  };
  return (
    <Sheet
      from="side"
      open
      onClose={() => void close()}
      title={say(offer ? text.offerTitle : text.newOfferTitle)}
      actions={
        <>
          <Button small onClick={() => void close()}>
            {say(text.cancel)}
          </Button>
          <Button kind="amber" small type="submit" form={formId} loading={save.isPending}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      {offer && <OfferReview programmeId={programmeId} offer={offer} onDone={onClose} />}
      <form id={formId} noValidate onSubmit={form.send(save.run)} className="grid gap-6">
        <OfferFields form={form} />
      </form>
    </Sheet>
  );
}

function OfferFields({ form }: { form: OfferFormState }) {
  const say = useSay();
  const [media, territories, languages = [], currency = 'CNY', prices, priceBasis = 'package'] = form.watch([
    'media',
    'territories',
    'languages',
    'currency',
    'prices',
    'priceBasis',
  ]);
  const errorsOf = (name: 'media' | 'territories' | 'languages' | 'prices') => {
    const { label, required } = form.field(name);
    return { label, required, error: form.errorOf(name) };
  };
  return (
    <>
      <div className="grid gap-5 wide:grid-cols-2">
        <Input {...form.field('zhName')} {...form.register('zhName', orNull)} lang="zh-CN" />
        <Input {...form.field('enName')} {...form.register('enName', orNull)} lang="en" />
      </div>
      <div className="grid gap-x-8 border-y border-line py-2 wide:grid-cols-2">
        <Switch {...form.register('exclusive')}>{say(text.exclusiveSwitch)}</Switch>
        <Switch {...form.register('active')}>{say(text.saleSwitch)}</Switch>
      </div>
      <MediaField
        {...errorsOf('media')}
        required
        value={media}
        onChange={(next) => form.setValue('media', next, changed)}
      />
      <TerritoryField
        {...errorsOf('territories')}
        error={form.errorOf('territories') ?? form.errorOf('territories.include')}
        required
        value={{ include: territories.include, exclude: territories.exclude ?? [] }}
        onChange={(next) => form.setValue('territories', next, changed)}
      />
      <ManyPicker
        {...errorsOf('languages')}
        value={languages}
        onChange={(next) => form.setValue('languages', next as Language[], changed)}
        options={Language.options.map((o) => ({ value: o.name, label: say(o), found: `${o.zh} ${o.en}` }))}
      />
      <Select
        {...form.field('currency')}
        empty={false}
        options={Currency.options.map((o) => ({ value: o.name, label: `${o.name} · ${say(o)}` }))}
      />
      <PriceFields
        label={errorsOf('prices').label}
        error={form.errorOf('prices')}
        errorOf={(years) => form.errorOf(`prices.${years}`)}
        value={prices}
        currency={currency}
        onChange={(next) => form.setValue('prices', next, { ...changed, shouldValidate: form.formState.isSubmitted })}
      />
      <Select
        {...form.field('priceBasis')}
        empty={false}
        hint={say(text[`${priceBasis as PriceBasis}Hint`])}
        options={PriceBasis.options.map((o) => ({ value: o.name, label: say(o) }))}
      />
      {priceBasis === 'weights' && <WeightFields form={form} />}
      <div className="grid items-start gap-5 wide:grid-cols-3">
        <Input
          {...form.field('runs')}
          {...form.register('runs', numberOrNull)}
          required={false}
          type="number"
          inputMode="numeric"
          min={1}
          hint={say(text.runsHint)}
        />
        <DateField {...form.held('windowStart')} hint={say(text.windowHint)} />
        <DateField {...form.held('windowEnd')} hint={say(text.windowHint)} />
      </div>
      <NoteFields form={form} />
    </>
  );
}

const noteFields = [
  ['zhHoldback', 'enHoldback', 'holdbackHint'],
  ['zhLocalisation', 'enLocalisation', 'localisationHint'],
  ['zhSpecialTerms', 'enSpecialTerms', 'specialTermsHint'],
] as const;
/** Each text goes to its own clause of the contract. */
function NoteFields({ form }: { form: OfferFormState }) {
  const say = useSay();
  return noteFields.map(([zh, en, hint]) => (
    <div key={zh} className="grid gap-5 wide:grid-cols-2">
      <Textarea {...form.field(zh)} {...form.register(zh, orNull)} lang="zh-CN" rows={3} hint={say(text[hint])} />
      <Textarea {...form.field(en)} {...form.register(en, orNull)} lang="en" rows={3} />
    </div>
  ));
}
