import { contractCheck } from '@pavilion/protocol/contracts.ts';
import { isContractNo } from '@pavilion/protocol/orderNo.ts';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { type SearchParams, single, useSearchParams } from '../../../lib/searchParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CheckResult } from './CheckResult.tsx';
import { text } from './contracts.text.ts';
import { DropZone } from './DropZone.tsx';

/** Accepts copied numbers: with spaces around, in small or capital letters. */
const contractNoOf = (raw: string) => (isContractNo(raw.trim().toUpperCase()) ? raw.trim().toUpperCase() : undefined);
const sha256Of = (raw: string) => (/^[0-9a-f]{64}$/i.test(raw.trim()) ? raw.trim().toLowerCase() : undefined);
const address = { contractNo: single(contractNoOf), sha256: single(sha256Of) };
type Asked = SearchParams<typeof address>;

/** The public check page; the QR code of a contract opens it. The query is in the search params, so that it can be shared. */
export default function CheckPage() {
  const say = useSay();
  const go = useGo();
  // One of its two paths: staying on the same one keeps the page and the name of the file.
  const { pathname } = useLocation();
  const asked = useSearchParams('/contract/check', address);
  const [fileName, setFileName] = useState<string>();
  const isAsked = asked.contractNo !== undefined || asked.sha256 !== undefined;
  const check = useApi(contractCheck.check, asked, { enabled: isAsked, staleMs: 0 });
  const ask = (next: Asked) => go(pathname === '/check' ? pathname : '/contract/check', next, { replace: true });
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[760px]">
        <PageHead title={say(text.checkTitle)} lead={say(text.checkLead)} />
        <div className="grid gap-6">
          <DropZone
            onFile={(sha256, name) => {
              setFileName(name);
              ask({ ...asked, sha256 });
            }}
          />
          <NumberForm
            key={asked.contractNo}
            contractNo={asked.contractNo ?? asked.sha256 ?? ''}
            onAsk={(next) => {
              setFileName(undefined);
              ask(next);
            }}
          />
        </div>
        {isAsked && (
          <section aria-live="polite" className="mt-10">
            <Loaded of={check} skeleton={<Skeleton className="h-44 rounded-sheet" />}>
              {(found) => <CheckResult check={found} fileName={asked.sha256 && fileName} />}
            </Loaded>
          </section>
        )}
      </div>
    </div>
  );
}

/** Asks for a contract number or a SHA-256. */
function NumberForm({ contractNo, onAsk }: { contractNo: string; onAsk: (asked: Asked) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState(contractNo);
  const [isWrong, setIsWrong] = useState(false);
  function send() {
    const [contractNo, sha256] = [contractNoOf(typed), sha256Of(typed)];
    setIsWrong(!contractNo && !sha256);
    if (contractNo) onAsk({ contractNo });
    else if (sha256) onAsk({ sha256 });
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(e) => {
        e.preventDefault();
        send();
      }}
    >
      <Input
        label={say(text.numberLabel)}
        className="min-w-0 flex-1"
        value={typed}
        placeholder="PVC…"
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? say(text.badNumber) : undefined}
        onChange={(e) => setTyped(e.target.value)}
      />
      <Button type="submit" kind="amber" className="mt-[29px]">
        {say(text.check)}
      </Button>
    </form>
  );
}
