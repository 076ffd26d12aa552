import { consoleProgramme, ReviewForm, reviewMark } from '@pavilion/protocol/programmes.console.ts';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { programmeReads } from './ProgrammeEditor.tsx';
import type { ConsoleOffer } from './programmeForm.ts';
import { text } from './programmes.text.ts';

interface Props {
  programmeId: number;
  offer: ConsoleOffer;
  onDone: () => void;
}
/** The restrictions that an import could not apply. Trade staff confirm them before the offer goes on sale. */
export function OfferReview({ programmeId, offer, onDone }: Props) {
  const say = useSay();
  const { date } = useFormat();
  const mayConfirm = useMayCall(consoleProgramme.reviewOffer);
  if (offer.reviewReasons.length === 0) return null;
  const reviewed = offer.reviewedAt !== null;
  return (
    <section className="mb-6 grid gap-3 border border-line p-4" aria-label={say(text.reviewHeading)}>
      <Status tone={reviewed ? 'mint' : 'amber'}>{say(reviewed ? text.reviewed : text.reviewHeading)}</Status>
      <ul className="grid gap-1.5 text-13">
        {offer.reviewReasons.map((reason) => (
          <li key={`${reason.column} ${reason.en}`}>
            <b>{reason.column}</b> {say(reason)}
          </li>
        ))}
      </ul>
      {offer.reviewNote && <p className="text-13 text-fg-2">{offer.reviewNote}</p>}
      {offer.notBefore && <p className="text-13 text-fg-2">{say(text.notBefore, date(offer.notBefore))}</p>}
      {!reviewed &&
        (mayConfirm ? (
          <Confirmation programmeId={programmeId} offer={offer} onDone={onDone} />
        ) : (
          <p className="text-13 text-fg-3">{say(text.reviewByTrade)}</p>
        ))}
    </section>
  );
}

function Confirmation({ programmeId, offer, onDone }: Props) {
  const say = useSay();
  const seen = reviewMark(offer.reviewReasons);
  const form = useForm(ReviewForm, { id: offer.id, programmeId, seen, note: '' });
  const confirm = useAction(consoleProgramme.reviewOffer, {
    form,
    refresh: programmeReads,
    done: say(text.reviewDone),
    failed: say(text.saveFailed),
    onDone,
  });
  return (
    <form noValidate onSubmit={form.send(confirm.run)} className="grid gap-3">
      <Textarea {...form.field('note')} rows={2} hint={say(text.reviewNoteHint)} />
      <Button kind="amber" small type="submit" loading={confirm.isPending} className="justify-self-start">
        {say(text.reviewConfirm)}
      </Button>
    </form>
  );
}
