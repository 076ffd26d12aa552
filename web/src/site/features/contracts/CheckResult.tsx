import { type ContractCheck, ContractStatus } from '@pavilion/protocol/contracts.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { ContractState } from '../../../parts/deal/states.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { text, versionKinds } from './contracts.text.ts';

interface Verdict {
  heading: Text;
  body: Text;
  icon: IconName;
  colour: string;
}
function verdictOf({ found, matches, newest }: ContractCheck): Verdict {
  if (!found) return { heading: text.unknownHeading, body: text.unknownBody, icon: 'warning', colour: 'text-rose' };
  if (matches === null)
    return { heading: text.foundHeading, body: text.foundBody, icon: 'contract', colour: 'text-sky' };
  if (!matches) return { heading: text.differsHeading, body: text.differsBody, icon: 'warning', colour: 'text-rose' };
  return newest
    ? { heading: text.matchHeading, body: text.matchBody, icon: 'check', colour: 'text-mint' }
    : { heading: text.olderHeading, body: text.olderBody, icon: 'info', colour: 'text-amber' };
}

/** The result first, then what is on record. It names nobody. */
export function CheckResult({ check, fileName }: { check: ContractCheck; fileName: string | undefined }) {
  const say = useSay();
  const { date } = useFormat();
  const verdict = verdictOf(check);
  const { status, version, kind } = check;
  return (
    <div className="grid gap-6 rounded-sheet bg-ink-2 p-6 wide:p-8">
      <div className="flex gap-4">
        <Icon name={verdict.icon} className={`mt-1 shrink-0 text-30 ${verdict.colour}`} />
        <div>
          <h2 className={`serif text-24 leading-tight ${verdict.colour}`}>{say(verdict.heading)}</h2>
          <p className="mt-1 text-fg-2">{say(verdict.body)}</p>
          {status === ContractStatus.terminated && <p className="mt-1 text-rose">{say(text.terminatedNote)}</p>}
          {status === ContractStatus.expired && <p className="mt-1 text-fg-2">{say(text.expiredNote)}</p>}
        </div>
      </div>
      {(check.found || fileName) && (
        <div className="border-t border-line pt-5">
          <Facts
            rows={[
              [say(text.fileLabel), fileName],
              [say(text.versionLabel), version && kind && say(text.version, version, say(versionKinds[kind]))],
              [
                say(text.contractNo),
                check.contractNo && (
                  <span key="no" className="num text-17">
                    {check.contractNo}
                  </span>
                ),
              ],
              [
                say(text.programme),
                check.found ? <BilingualText key="title" zh={check.zhTitle} en={check.enTitle} /> : null,
              ],
              [say(text.status), status === null ? null : <ContractState key="status" of={status} />],
              [say(text.issuedAt), check.issuedAt && date(check.issuedAt, 5)],
              [say(text.signedAt), check.signedAt && date(check.signedAt, 5)],
            ]}
          />
        </div>
      )}
    </div>
  );
}
