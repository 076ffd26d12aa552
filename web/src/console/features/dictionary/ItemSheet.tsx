import { type ConsoleDictionaryItem, categoryCode, consoleDictionary } from '@pavilion/protocol/dictionary.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { ProgrammeType } from '@pavilion/protocol/programmeType.ts';
import { useId } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Input, Select, Switch } from '../../../ui/Field.tsx';
import { text } from './dictionary.text.ts';

/** The icons available for categories, and the category that each was drawn for. */
const icons = {
  teleplay: ProgrammeType.teleplay,
  documentary: ProgrammeType.documentary,
  cartoon: ProgrammeType.cartoon,
  microDrama: ProgrammeType.microDrama,
  web: ProgrammeType.web,
};

interface Props {
  typeCode: string;
  of: ConsoleDictionaryItem | 'new' | undefined;
  onClose: () => void;
}
export function ItemSheet({ typeCode, of, onClose }: Props) {
  const say = useSay();
  const formId = useId();
  return (
    <Sheet
      from="side"
      open={of !== undefined}
      onClose={onClose}
      title={say(of === 'new' ? text.newTitle : text.editTitle)}
      actions={
        <>
          <Button small onClick={onClose}>
            {say(text.cancel)}
          </Button>
          <Button kind="amber" small type="submit" form={formId}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      {of && <ItemForm formId={formId} typeCode={typeCode} item={of === 'new' ? undefined : of} onDone={onClose} />}
    </Sheet>
  );
}
function ItemForm({
  formId,
  typeCode,
  item,
  onDone,
}: {
  formId: string;
  typeCode: string;
  item: ConsoleDictionaryItem | undefined;
  onDone: () => void;
}) {
  const say = useSay();
  const isCategory = typeCode === categoryCode;
  const form = useForm(consoleDictionary.save.input, {
    zhName: '',
    enName: '',
    icon: '',
    hidden: false,
    ...item,
    typeCode,
  });
  const save = useAction(consoleDictionary.save, {
    form,
    refresh: [consoleDictionary.list, programSale.typeList],
    done: say(text.saved),
    failed: say(text.failed),
    onDone,
  });
  return (
    <form id={formId} noValidate onSubmit={form.send(save.run)} className="grid gap-5">
      <div className="grid gap-5 wide:grid-cols-2">
        <Input {...form.field('zhName')} lang="zh-CN" />
        <Input {...form.field('enName')} lang="en" />
      </div>
      {isCategory ? (
        <Select
          {...form.field('icon')}
          required={false}
          empty={say(text.noIcon)}
          options={Object.entries(icons).map(([name, type]) => ({
            value: name,
            label: say(ProgrammeType.label(type)),
          }))}
        />
      ) : (
        <Switch {...form.register('hidden')}>{say(text.unusedSwitch)}</Switch>
      )}
    </form>
  );
}
