import { type Agreement, agreement } from '@pavilion/protocol/agreement.ts';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useSay } from '../../lib/locale.ts';
import { agreementText as text } from '../../parts/agreement.text.ts';
import { Prose } from '../../parts/Prose.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Loaded } from '../../ui/Loaded.tsx';

export const useAgreement = () => useApi(agreement.current, undefined, { staleMs: 600_000 });

const notice =
  'mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-lilac/40 bg-ink-3/60 px-4 py-2.5 text-14 text-fg';
const noticeLink = 'inline-flex min-h-11 items-center text-lilac underline-offset-4 hover:text-fg hover:underline';

/** The text of a version, its state, and the announcement of the next one. */
export function VersionText({ text: shown, coming }: { text: Agreement; coming?: ReactNode }) {
  const say = useSay();
  const format = useFormat();
  const isComing = new Date(shown.effectiveAt) > new Date();
  return (
    <>
      <p className="text-13 text-fg-3">
        {say(isComing ? text.comingLine : text.versionLine, shown.version, format.date(shown.effectiveAt))}
      </p>
      {shown.coming && !isComing && (
        <p className={notice} role="note">
          {say(text.announced, format.date(shown.coming.effectiveAt))}
          {coming}
        </p>
      )}
      <Prose html={shown.content} className="mt-6" />
    </>
  );
}
/** The agreement in force, or on request the announced one, inside the popup. */
export function AgreementText() {
  const say = useSay();
  const current = useAgreement();
  const [wanted, setWanted] = useState<string>();
  const other = useApi(
    agreement.version,
    { kind: 'agreement', version: wanted ?? '' },
    { enabled: wanted !== undefined, staleMs: 600_000 },
  );
  if (wanted)
    return (
      <>
        <button type="button" className={noticeLink} onClick={() => setWanted(undefined)}>
          {say(text.readCurrent)}
        </button>
        <Loaded of={other}>{(shown) => <VersionText text={shown} />}</Loaded>
      </>
    );
  return (
    <Loaded of={current}>
      {(shown) => (
        <VersionText
          text={shown}
          coming={
            <button type="button" className={noticeLink} onClick={() => setWanted(shown.coming?.version)}>
              {say(text.readComing)}
            </button>
          }
        />
      )}
    </Loaded>
  );
}
/** The agreement in a popup from below, 80 % of the screen high (spec §2). */
export function AgreementSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay();
  const current = useAgreement();
  return (
    <Sheet open={open} onClose={onClose} title={current.data?.name ?? say(text.fullTitle)}>
      <div className="mx-auto max-w-[46em]">
        <AgreementText />
      </div>
    </Sheet>
  );
}

interface Props {
  checked: boolean;
  onChange: (agreed: boolean) => void;
  error?: string | undefined;
  /** Text before the agreement's title; “I have read and agree to” by default. */
  lead?: string;
}
/** A checkbox, with a link that opens the agreement (spec §2, §4). */
export function AgreementCheck({ checked, onChange, error, lead }: Props) {
  const say = useSay();
  const current = useAgreement();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Checkbox checked={checked} onChange={(e) => onChange(e.target.checked)} error={error}>
        {lead ?? say(text.lead)}{' '}
        <button
          type="button"
          className="-my-1.5 inline py-1.5 text-left text-lilac underline decoration-lilac/40 underline-offset-4 hover:text-fg"
          onClick={(e) => {
            // A click inside the label would toggle the checkbox.
            e.preventDefault();
            setOpen(true);
          }}
        >
          {current.data?.name ?? say(text.agreement)}
        </button>
      </Checkbox>
      <AgreementSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
