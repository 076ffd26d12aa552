// Buttons for the moves of a deal: at once, after a question, with a reason, or with a form.
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { consoleOrder, findDone, StaffAction } from '@pavilion/protocol/orders.console.ts';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { dealReads } from './dealReads.ts';

type Move = StaffAction & keyof typeof consoleOrder;
/** The moves whose endpoint needs no further input. */
type MoveWith<Input> = { [M in Move]: Input extends InputOf<(typeof consoleOrder)[M]> ? M : never }[Move];
type PlainMove = MoveWith<{ orderNo: string }>;
type ReasonMove = Exclude<MoveWith<{ orderNo: string; reason: string }>, PlainMove>;
interface Props<M extends Move> {
  orderNo: string;
  move: M;
  kind?: 'amber' | 'danger';
}

/** A button that needs only a click, or a confirmed question. */
export function MoveButton({ orderNo, move, kind, question }: Props<PlainMove> & { question?: Text }) {
  const say = useSay();
  const title = say(StaffAction.label(move));
  const action = useAction(consoleOrder[move], { refresh: dealReads, done: say(findDone(move)!) });
  return (
    <Button
      small
      kind={kind}
      loading={action.isPending}
      onClick={async () => {
        if (!question || (await confirm({ title, body: say(question), danger: kind === 'danger' })))
          void action.run({ orderNo });
      }}
    >
      {title}
    </Button>
  );
}

/** Opens a form, which is mounted anew each time. */
export function FormButton({
  move,
  kind,
  form,
}: Pick<Props<Move>, 'move' | 'kind'> & { form: (onClose: () => void) => ReactNode }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small kind={kind} onClick={() => setOpen(true)}>
        {say(StaffAction.label(move))}
      </Button>
      {isOpen && form(() => setOpen(false))}
    </>
  );
}

/** Asks for the reason. */
export function ReasonButton({ orderNo, move }: Props<ReasonMove>) {
  return (
    <FormButton
      move={move}
      kind="danger"
      form={(onClose) => <MoveReason orderNo={orderNo} move={move} onClose={onClose} />}
    />
  );
}
function MoveReason({ orderNo, move, onClose }: Props<ReasonMove> & { onClose: () => void }) {
  const say = useSay();
  const action = useAction(consoleOrder[move], { refresh: dealReads, done: say(findDone(move)!), onDone: onClose });
  return (
    <ReasonDialog
      title={say(StaffAction.label(move))}
      open
      loading={action.isPending}
      onClose={onClose}
      onReason={(reason) => action.run({ orderNo, reason })}
    />
  );
}
