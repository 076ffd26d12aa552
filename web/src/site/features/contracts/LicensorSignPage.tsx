import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { type LicensorContract, LicensorSignature, licensorSigning } from '@pavilion/protocol/licensorSigning.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useAction, useApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { useSearchParams, text as wordsOf } from '../../../lib/searchParams.ts';
import { besideField } from '../../../parts/besideField.ts';
import { DemoMailNote } from '../../../parts/DemoMailNote.tsx';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { CountdownButton } from '../../../ui/Countdown.tsx';
import { Checkbox, Input } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text } from './licensorSign.text.ts';

const address = { token: wordsOf(200) };
/** The document is made within seconds of the issue. */
const SOON_MS = 3_000;

/** The page of the mailed link, on which the licensor's signatory reads and signs a contract without an account. */
export default function LicensorSignPage() {
  const say = useSay();
  const token = useSearchParams('/licensor/sign', address).token ?? '';
  const contract = useApi(licensorSigning.open, { token }, { staleMs: 0, enabled: token.length >= 20 });
  const waits = contract.data?.file === null;
  useApi(licensorSigning.open, { token }, { enabled: waits, refetchMs: SOON_MS });
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[760px]">
        <PageHead title={say(text.licensorSignTitle)} />
        {token.length < 20 ? (
          <p role="alert">{say(text.noLink)}</p>
        ) : (
          <Loaded of={contract}>{(found) => <Contract token={token} contract={found} />}</Loaded>
        )}
      </div>
    </div>
  );
}

function sentenceOf({ status, signedAt, licenseeSigned, file }: LicensorContract): Text {
  if (status === ContractStatus.signed) return text.bothSigned;
  if (status !== ContractStatus.awaiting) return text.over;
  if (signedAt) return text.awaitsLicensee;
  if (!file) return text.beingMade;
  return licenseeSigned ? text.licenseeSigned : text.toSign;
}

function Contract({ token, contract }: { token: string; contract: LicensorContract }) {
  const say = useSay();
  const locale = useLocale();
  const { date } = useFormat();
  const deadline = useDeadline(contract.timeZone);
  const tongue = ({ zh, en }: { zh: string; en: string }) => inLanguage(zh, en, locale).words;
  const { signatory, file } = contract;
  return (
    <div className="grid gap-8">
      <p className="text-17 leading-snug" aria-live="polite">
        {say(sentenceOf(contract))}
      </p>
      <Facts
        rows={[
          [say(text.contractNo), contract.contractNo],
          [say(text.programme), tongue(contract.title)],
          [say(text.licensor), tongue(contract.licensor)],
          [say(text.licensee), tongue(contract.licensee)],
          [say(text.signatory), `${tongue(signatory.name)} · ${tongue(signatory.title)}`],
          [say(text.issuedAt), contract.issuedAt && date(contract.issuedAt, 5)],
          [say(text.signBy), contract.canSign && contract.signBy ? deadline(contract.signBy) : null],
          [say(text.signedAt), contract.signedAt && date(contract.signedAt, 5)],
        ]}
      />
      {file && (
        <div>
          <a href={file.url} target="_blank" rel="noreferrer" className={buttonClass('line')}>
            {say(text.openDocument)}
          </a>
          <p className="mt-2 font-mono text-12 break-all text-fg-3">SHA-256 {file.sha256}</p>
        </div>
      )}
      {contract.canSign && <SignForm token={token} contract={contract} />}
    </div>
  );
}

const Signing = LicensorSignature.omit({ token: true });

function SignForm({ token, contract }: { token: string; contract: LicensorContract }) {
  const say = useSay();
  const form = useForm(Signing, { name: '', emailCode: '', agreed: false as never });
  const mail = useAction(licensorSigning.getCode, {
    failed: say(text.codeFailed),
    onDone: () => form.clearErrors('emailCode'),
  });
  const sign = useAction(licensorSigning.sign, {
    form,
    refresh: [licensorSigning.open],
    done: say(text.signedDone),
    onFailed: besideField(form, { emailCodeWrong: 'emailCode', signatoryNameWrong: 'name' }),
  });
  const { name } = contract.signatory;
  return (
    <form
      noValidate
      className="grid gap-5 rounded-sheet bg-ink-2 p-5 wide:p-8"
      onSubmit={form.send((values) => sign.run({ token, ...values }))}
    >
      <Input
        {...form.field('name')}
        hint={say(text.nameHint, [...new Set([name.zh, name.en].filter(Boolean))].join(' / '))}
        autoComplete="name"
        className="[&_input]:font-serif [&_input]:text-24"
      />
      <Input
        {...form.field('emailCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={say(mail.data ? text.codeSent : text.codeHint, contract.email)}
        end={
          <CountdownButton
            seconds={limits.emailCountdownSeconds}
            counting={(left) => say(text.counting, left)}
            loading={mail.isPending}
            onClick={async () => (await mail.run({ token })) !== undefined}
          >
            {say(text.getCode)}
          </CountdownButton>
        }
      />
      <DemoMailNote mail={mail.data?.demo} />
      <Checkbox {...form.register('agreed')} error={form.errorOf('agreed')}>
        {say(text.agree)}
      </Checkbox>
      <div className="flex justify-end narrow:*:flex-1">
        <Button kind="amber" type="submit" loading={sign.isPending}>
          {say(text.sign)}
        </Button>
      </div>
    </form>
  );
}
