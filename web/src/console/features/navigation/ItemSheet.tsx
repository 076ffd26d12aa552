import {
  type ConsoleNavigationItem,
  consoleNavigation,
  NavigationPlace,
  NavigationType,
} from '@pavilion/protocol/navigation.ts';
import { useId } from 'react';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Input, Select, Switch } from '../../../ui/Field.tsx';
import { text } from './navigation.text.ts';

interface Props {
  of: ConsoleNavigationItem | 'new' | undefined;
  /** The list that a new item is added to. */
  place: NavigationPlace;
  onClose: () => void;
}
const refresh = [consoleNavigation.list];

export function ItemSheet({ of, place, onClose }: Props) {
  const say = useSay();
  const formId = useId();
  const item = of === 'new' ? undefined : of;
  const remove = useAction(consoleNavigation.remove, { refresh, done: say(text.removed), onDone: onClose });
  return (
    <Sheet
      from="side"
      open={of !== undefined}
      onClose={onClose}
      title={say(item ? text.editTitle : text.newTitle)}
      actions={
        <>
          {item && (
            <Button
              small
              kind="danger"
              className="mr-auto"
              loading={remove.isPending}
              onClick={async () => {
                if (await confirm({ title: say(text.removeTitle), body: say(text.removeBody), danger: true }))
                  void remove.run({ id: item.id });
              }}
            >
              {say(text.remove)}
            </Button>
          )}
          <Button small onClick={onClose}>
            {say(text.cancel)}
          </Button>
          <Button kind="amber" small type="submit" form={formId}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      {of && <ItemForm formId={formId} item={item} place={place} onDone={onClose} />}
    </Sheet>
  );
}
function ItemForm({
  formId,
  item,
  place,
  onDone,
}: {
  formId: string;
  item: ConsoleNavigationItem | undefined;
  place: NavigationPlace;
  onDone: () => void;
}) {
  const say = useSay();
  const form = useForm(
    consoleNavigation.save.input,
    item ?? { place, zhTitle: '', enTitle: '', type: NavigationType.route, url: '', hidden: false },
  );
  const save = useAction(consoleNavigation.save, {
    form,
    refresh,
    done: say(text.saved),
    failed: say(text.failed),
    onDone,
  });
  return (
    <form id={formId} noValidate onSubmit={form.send(save.run)} className="grid gap-5">
      <div className="grid gap-5 wide:grid-cols-2">
        <Input {...form.field('zhTitle')} lang="zh-CN" />
        <Input {...form.field('enTitle')} lang="en" />
        <Select
          {...form.field('type', 'number')}
          empty={false}
          options={NavigationType.options.map((option) => ({ value: option.code, label: say(option) }))}
        />
        <Select
          {...form.field('place')}
          empty={false}
          options={NavigationPlace.options.map((option) => ({ value: option.name, label: say(option) }))}
        />
      </div>
      {form.watch('type') !== NavigationType.language && (
        <Input {...form.field('url')} required={false} hint={say(text.urlHint)} />
      )}
      <Switch {...form.register('hidden')}>{say(text.hideSwitch)}</Switch>
    </form>
  );
}
