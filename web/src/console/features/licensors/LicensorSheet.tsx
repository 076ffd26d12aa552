import { type AccountMove, consoleLicensor, type LicensorDetail, LicensorPart } from '@pavilion/protocol/licensors.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Section } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { EntryCard } from './EntryCard.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { licensorReads } from './licensorReads.ts';
import { text } from './licensors.text.ts';

export function LicensorSheet({ companyId, onClose }: { companyId: number | undefined; onClose: () => void }) {
  const file = useApi(
    consoleLicensor.detail,
    { companyId: companyId ?? 0 },
    { enabled: companyId !== undefined, staleMs: 0 },
  );
  const say = useSay();
  return (
    <Sheet from="side" open={companyId !== undefined} onClose={onClose} title={say(text.title)}>
      <Loaded of={file}>{(found) => <File key={found.companyId} file={found} />}</Loaded>
    </Sheet>
  );
}

function File({ file }: { file: LicensorDetail }) {
  const say = useSay();
  const [entering, setEntering] = useState<LicensorPart>();
  return (
    <>
      <p className="mb-1 text-19 leading-tight font-semibold">
        <BilingualText zh={file.zhName} en={file.enName} />
      </p>
      <p className="mb-5 text-14 text-fg-2">{say(text.lead)}</p>
      {LicensorPart.names.map((part) => (
        <Part key={part} part={part} file={file} onEnter={() => setEntering(part)} />
      ))}
      {file.orders.length > 0 && (
        <Section title={say(text.ordersTitle)}>
          <p className="mb-3 text-14 text-fg-2">{say(text.ordersLead)}</p>
          <ul className="grid gap-3">
            {file.orders.map((order) => (
              <OrderAccount key={order.orderNo} order={order} />
            ))}
          </ul>
        </Section>
      )}
      {entering && <EntryDialog part={entering} file={file} onClose={() => setEntering(undefined)} />}
    </>
  );
}

function Part({ part, file, onEnter }: { part: LicensorPart; file: LicensorDetail; onEnter: () => void }) {
  const say = useSay();
  const mayChange = useMayCall(consoleLicensor.enterParty);
  const all = file.entries.filter((entry) => entry.part === part);
  const now = all.filter(({ state }) => state !== 'ended');
  const ended = all.filter(({ state }) => state === 'ended');
  const words = part === 'account' ? text.addAccount : now.length ? text.replace : text.enter;
  return (
    <Section title={say(LicensorPart.label(part))}>
      <div className="grid gap-3">
        {now.length === 0 && <p className="text-14 text-rose">{say(text.notYet)}</p>}
        {now.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
        {mayChange && (
          <div>
            <Button small icon="plus" onClick={onEnter}>
              {say(words)}
            </Button>
          </div>
        )}
        {ended.length > 0 && (
          <details>
            <summary className="min-h-9 cursor-pointer text-14 text-lilac">{`${say(text.history)} (${ended.length})`}</summary>
            <div className="mt-2 grid gap-3">
              {ended.map((entry) => (
                <EntryCard key={entry.id} entry={entry} />
              ))}
            </div>
          </details>
        )}
      </div>
    </Section>
  );
}

function OrderAccount({ order: { orderNo, currency, number, asked } }: { order: AccountMove }) {
  const say = useSay();
  const me = useApi(consoleSession.me).data?.id;
  const mayChange = useMayCall(consoleLicensor.askAccountMove);
  const [asking, setAsking] = useState(false);
  const on = { refresh: licensorReads };
  const ask = useAction(consoleLicensor.askAccountMove, {
    ...on,
    done: say(text.moveAskedDone),
    onDone: () => setAsking(false),
  });
  const confirmIt = useAction(consoleLicensor.confirmAccountMove, { ...on, done: say(text.moved) });
  const withdraw = useAction(consoleLicensor.withdrawAccountMove, { ...on, done: say(text.withdrawn) });
  return (
    <li className="grid gap-2 rounded-card bg-ink-3 p-4 text-14">
      <p>
        <span className="num text-15">{orderNo}</span> · {currency} · {say(text.oldAccount, number)}
      </p>
      {asked && <p className="text-amber">{say(text.moveAsked, asked.by, asked.number, asked.reason)}</p>}
      <div className="flex flex-wrap gap-3" hidden={!mayChange}>
        {!asked && (
          <Button small onClick={() => setAsking(true)}>
            {say(text.askMove)}
          </Button>
        )}
        {asked && asked.byId !== me && (
          <Button
            kind="amber"
            small
            loading={confirmIt.isPending}
            onClick={async () => {
              if (await confirm({ title: say(text.confirmMove), body: say(text.confirmMoveBody) }))
                void confirmIt.run({ id: asked.id });
            }}
          >
            {say(text.confirmMove)}
          </Button>
        )}
        {asked && (
          <Button small loading={withdraw.isPending} onClick={() => void withdraw.run({ id: asked.id })}>
            {say(text.withdrawMove)}
          </Button>
        )}
      </div>
      <ReasonDialog
        title={say(text.askMove)}
        open={asking}
        loading={ask.isPending}
        onClose={() => setAsking(false)}
        onReason={(reason) => ask.run({ orderNo, reason })}
      />
    </li>
  );
}
