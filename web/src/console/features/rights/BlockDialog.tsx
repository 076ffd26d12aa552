import { consoleRights } from '@pavilion/protocol/rights.ts';
import { useId } from 'react';
import { useAction } from '../../../lib/api.ts';
import { changed, useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { besideField } from '../../../parts/besideField.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Switch, Textarea } from '../../../ui/Field.tsx';
import { MediaField } from '../../parts/MediaField.tsx';
import { TerritoryField } from '../../parts/TerritoryField.tsx';
import { text } from './rights.text.ts';

interface Props {
  of: 'elsewhere' | 'holdback';
  programmeId: number;
  onClose: () => void;
}
/** Takes cells off sale: sold elsewhere, or a holdback. If a cell is taken, it is named and nothing is entered. */
export function BlockDialog({ of, programmeId, onClose }: Props) {
  const say = useSay();
  const formId = useId();
  const isSale = of === 'elsewhere';
  // The schema of the sale is that of the holdback plus `exclusive`, which a holdback always is.
  const form = useForm(consoleRights.addGrant.input, {
    programmeId,
    media: [],
    territories: { include: [], exclude: [] },
    from: '',
    until: null,
    exclusive: true,
    note: '',
  });
  const save = useAction(isSale ? consoleRights.addGrant : consoleRights.addHoldback, {
    form,
    refresh: [consoleRights.calendar],
    done: say(text.added),
    failed: say(text.failed),
    onFailed: besideField(form, { rightTaken: 'territories' }),
    onDone: onClose,
  });
  const [media, territories] = form.watch(['media', 'territories']);
  return (
    <Sheet
      from="side"
      open
      onClose={onClose}
      title={say(isSale ? text.addGrant : text.addHoldback)}
      actions={
        <>
          <p className="mr-auto self-center text-13 text-fg-3">{say(text.refusedWhole)}</p>
          <Button small onClick={onClose}>
            {say(text.cancel)}
          </Button>
          <Button kind="amber" small type="submit" form={formId} loading={save.isPending}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.send(save.run)} className="grid gap-6">
        <MediaField
          label={form.field('media').label}
          required
          error={form.errorOf('media')}
          value={media}
          onChange={(next) => form.setValue('media', next, changed)}
        />
        <TerritoryField
          label={form.field('territories').label}
          required
          error={form.errorOf('territories') ?? form.errorOf('territories.include')}
          value={{ include: territories.include, exclude: territories.exclude ?? [] }}
          onChange={(next) => form.setValue('territories', next, changed)}
        />
        <div className="grid items-start gap-5 wide:grid-cols-2">
          <DateField {...form.held('from')} />
          <DateField {...form.held('until')} hint={say(text.untilHint)} />
        </div>
        {isSale && <Switch {...form.register('exclusive')}>{say(text.allExclusive)}</Switch>}
        <Textarea {...form.field('note')} rows={3} />
      </form>
    </Sheet>
  );
}
