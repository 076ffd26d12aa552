import { agreement } from '@pavilion/protocol/agreement.ts';
import { useState } from 'react';
import { useApi } from '../lib/api.ts';
import { useFormat } from '../lib/format.ts';
import { useSay } from '../lib/locale.ts';
import { Sheet } from '../ui/Dialog.tsx';
import { Checkbox } from '../ui/Field.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { agreementText as text } from './agreement.text.ts';

/** Headings, paragraphs and lists of a long text, spaced for reading. */
const longText =
  'mt-6 grid gap-3 text-fg-2 [&_h2]:mt-8 [&_h2]:text-19 [&_h2]:font-semibold [&_h2]:text-fg [&_h3]:mt-3 [&_h3]:text-17 [&_h3]:font-semibold [&_h3]:text-fg [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-6 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6';
export const useAgreement = () => useApi(agreement.current, undefined, { staleMs: 600_000 });

/** The words themselves. The server keeps its own plain set of tags, so they are drawn as they come. */
export function AgreementText() {
  const say = useSay();
  const format = useFormat();
  const current = useAgreement();
  return (
    <Loaded of={current}>
      {({ content, version, effectiveAt }) => (
        <>
          <p className="text-13 text-fg-3">{say(text.versionLine, version, format.date(effectiveAt))}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, tested to hold plain tags only (server/content) */}
          <div className={longText} dangerouslySetInnerHTML={{ __html: content }} />
        </>
      )}
    </Loaded>
  );
}
/** Name and words of the agreement in a popup from below, 80 % of the screen high (spec §2). */
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
  /** What is agreed to beside the agreement's title; “I have read and agree to” when absent. */
  lead?: string;
}
/** Ticks and unticks, and opens the words (spec §2, §4). */
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
            // A click inside the label would tick the box.
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
