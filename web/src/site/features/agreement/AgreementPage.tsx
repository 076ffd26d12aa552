import { useSay } from '../../../lib/locale.ts';
import { AgreementText, useAgreement } from '../../../parts/AgreementCheck.tsx';
import { agreementText } from '../../../parts/agreement.text.ts';

/** The user agreement in force, to be read in peace. */
export default function AgreementPage() {
  const say = useSay();
  const current = useAgreement();
  return (
    <article className="wrap">
      <div className="mx-auto max-w-[46em]">
        <h1 className="serif mb-3 text-30 leading-tight wide:text-40">
          {current.data?.name ?? say(agreementText.fullTitle)}
        </h1>
        <AgreementText />
      </div>
    </article>
  );
}
