import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { AgreementCheck } from '../../parts/AgreementCheck.tsx';
import { text } from './certification.text.ts';

interface Props {
  agreed: boolean;
  onAgree: (now: boolean) => void;
  error: string | undefined;
  isSending: boolean;
}
export function ApplicationEnd({ agreed, onAgree, error, isSending }: Props) {
  const say = useSay();
  return (
    <div className="grid gap-4 border-t border-line pt-5 wide:pl-[232px]">
      <AgreementCheck checked={agreed} onChange={onAgree} error={error} />
      <Button type="submit" kind="amber" loading={isSending} className="wide:justify-self-start">
        {say(text.submit)}
      </Button>
    </div>
  );
}
