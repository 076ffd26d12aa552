import { spacedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import { consoleLicensor, EntryState, type LicensorEntry } from '@pavilion/protocol/licensors.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { type ReactNode, useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { licensorReads } from './licensorReads.ts';
import { text } from './licensors.text.ts';

const tones: Record<EntryState, Tone> = { waiting: 'amber', inForce: 'mint', ended: 'quiet' };
type Rows = readonly (readonly [label: string, value: ReactNode])[];

function useRows(entry: LicensorEntry): Rows {
  const say = useSay();
  const { date } = useFormat();
  switch (entry.part) {
    case 'party': {
      const { data } = entry;
      return [
        [say(text.name), <Both key="name" zh={data.zhName} en={data.enName} />],
        [say(text.registrationNo), data.registrationNo],
        [say(text.address), <Both key="address" zh={data.zhAddress} en={data.enAddress} />],
        [
          say(text.signatory),
          <Both
            key="signatory"
            zh={`${data.zhSignatory} ${data.zhTitle}`}
            en={`${data.enSignatory}, ${data.enTitle}`}
          />,
        ],
        [say(text.email), data.email],
      ];
    }
    case 'account': {
      const { data } = entry;
      return [
        [say(text.currency), data.currency],
        [say(text.holder), data.holder],
        [say(text.bank), data.bank],
        [say(text.number), spacedAccountNo(data.number)],
        ['SWIFT/BIC', data.swift],
        ['CNAPS', data.cnaps],
      ];
    }
    case 'mandate': {
      const { data, file } = entry;
      return [
        [say(text.mandateNo), data.mandateNo],
        [say(text.datedOn), date(data.datedOn)],
        [say(text.validUntil), date(data.validUntil)],
        [
          say(text.signatory),
          <Both
            key="signatory"
            zh={`${data.zhSignatory} ${data.zhTitle}`}
            en={`${data.enSignatory}, ${data.enTitle}`}
          />,
        ],
        [
          say(text.file),
          file && (
            <a key="file" href={file.url} target="_blank" rel="noreferrer" className="text-lilac hover:text-fg">
              {file.name}
            </a>
          ),
        ],
      ];
    }
  }
}
const Both = ({ zh, en }: { zh: string; en: string }) => (
  <>
    <span className="block">{zh}</span>
    {en !== zh && <span className="block text-fg-2">{en}</span>}
  </>
);

/** One entry with its author, and the actions this staff member may take. */
export function EntryCard({ entry }: { entry: LicensorEntry }) {
  const say = useSay();
  const { date } = useFormat();
  const rows = useRows(entry);
  const mayChange = useMayCall(consoleLicensor.confirm, consoleLicensor.end);
  const { enteredBy, enteredAt, confirmedBy, confirmedAt, endedBy, endedAt, endReason } = entry;
  const trail = [
    say(text.enteredBy, enteredBy, date(enteredAt, 5)),
    confirmedBy && confirmedAt && say(text.confirmedBy, confirmedBy, date(confirmedAt, 5)),
    endedBy && endedAt && say(text.endedBy, endedBy, date(endedAt, 5)),
    endReason,
  ];
  return (
    <article className="grid gap-3 rounded-card bg-ink-3 p-4">
      <Status tone={tones[entry.state]}>{say(EntryState.label(entry.state))}</Status>
      <Facts rows={rows} />
      <p className="text-13 text-fg-3">{trail.filter(Boolean).join(' · ')}</p>
      {entry.state !== 'ended' && mayChange && <Actions entry={entry} />}
    </article>
  );
}

function Actions({ entry }: { entry: LicensorEntry }) {
  const say = useSay();
  const me = useApi(consoleSession.me).data?.id;
  const [ending, setEnding] = useState(false);
  const on = { refresh: licensorReads };
  const confirmIt = useAction(consoleLicensor.confirm, { ...on, done: say(text.confirmDone) });
  const end = useAction(consoleLicensor.end, { ...on, done: say(text.ended), onDone: () => setEnding(false) });
  const waits = entry.state === 'waiting';
  const endWords = say(waits ? text.takeBack : text.end);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {waits && entry.enteredById === me && <p className="text-14 text-fg-2">{say(text.ownEntry)}</p>}
      {waits && entry.enteredById !== me && (
        <Button
          kind="amber"
          small
          loading={confirmIt.isPending}
          onClick={async () => {
            const body = say(entry.part === 'account' ? text.confirmAccountBody : text.confirmBody);
            if (await confirm({ title: say(text.confirm), body })) void confirmIt.run({ id: entry.id });
          }}
        >
          {say(text.confirm)}
        </Button>
      )}
      <Button kind="danger" small onClick={() => setEnding(true)}>
        {endWords}
      </Button>
      <ReasonDialog
        title={endWords}
        open={ending}
        loading={end.isPending}
        onClose={() => setEnding(false)}
        onReason={(reason) => end.run({ id: entry.id, reason })}
      />
    </div>
  );
}
