import { CertKind, CertStatus } from '@pavilion/protocol/certification.ts';
import { useFormat } from '../../lib/format.ts';
import { Link } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { Status, type Tone } from '../../ui/Status.tsx';
import { certificationText as text } from './certification.text.ts';

interface CertificationState {
  certStatus: CertStatus;
  certKind: CertKind | null;
  reason?: string | null | undefined;
  name?: string | null | undefined;
  submittedAt?: string | null | undefined;
}
const certTones: Record<CertStatus, Tone> = {
  [CertStatus.none]: 'quiet',
  [CertStatus.certified]: 'mint',
  [CertStatus.inReview]: 'amber',
  [CertStatus.failed]: 'rose',
};
/** The state of a certification as a sentence, with the possible action (ui.md). */
export function CertSentence({ state, withAction = true }: { state: CertificationState; withAction?: boolean }) {
  const say = useSay();
  const { certStatus } = state;
  const mayApply = certStatus === CertStatus.none || certStatus === CertStatus.failed;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Status tone={certTones[certStatus]}>{say(CertStatus.label(certStatus))}</Status>
      <span className="text-fg-2">
        <Sentence {...state} />
      </span>
      {withAction && (
        <Link
          to="/personal/userAuthe"
          className="text-lilac underline decoration-lilac/40 underline-offset-4 hover:text-fg"
        >
          {say(certStatus === CertStatus.none ? text.certify : mayApply ? text.certifyAgain : text.look)}
        </Link>
      )}
    </p>
  );
}
function Sentence({ certStatus, certKind, reason, name, submittedAt }: CertificationState) {
  const say = useSay();
  const format = useFormat();
  if (certStatus === CertStatus.certified)
    return name && certKind ? say(text.certifiedAs, name, say(CertKind.label(certKind))) : say(text.certified);
  if (certStatus === CertStatus.inReview)
    return submittedAt ? say(text.inReviewSince, format.date(submittedAt)) : say(text.inReview);
  if (certStatus === CertStatus.failed) return reason ? say(text.failedBecause, reason) : say(text.failed);
  return say(text.none);
}
