import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, Sheet } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { useGo } from '../links.ts';
import { languageNames, text } from './content.text.ts';
import type { ContentConsole, ContentRecord } from './contentConsole.ts';
import { formatValue } from './formatValue.ts';

interface Props {
  config: ContentConsole;
  record: ContentRecord;
  /** Whether the form has changes that a restore would discard. */
  dirty: boolean;
  open: boolean;
  onClose: () => void;
  onRestored: () => void;
}
const PAGE_SIZE = 20;
const events = {
  save: text.saveEvent,
  publish: text.publishEvent,
  withdraw: text.withdrawEvent,
  schedule: text.scheduleEvent,
  cancelSchedule: text.cancelScheduleEvent,
};

/** All versions with their action and author; any of them can become the draft again. */
export function HistorySheet({ config, record, dirty, open, onClose, onRestored }: Props) {
  const say = useSay();
  const { date } = useFormat();
  const [pageNum, setPageNum] = useState(1);
  const [compared, setCompared] = useState<number | null>(null);
  const versions = useApi(
    config.api.versions,
    { id: record.id, pageNum, pageSize: PAGE_SIZE },
    { enabled: open, staleMs: 0, keep: true },
  );
  return (
    <Sheet from="side" open={open} onClose={onClose} title={say(text.history)}>
      <Loaded of={versions}>
        {({ rows, total }) => (
          <>
            <ol className="divide-y divide-line">
              {rows.map((v) => (
                <li
                  key={`${v.revision}-${v.event}-${v.at}`}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3"
                >
                  <div className="min-w-0 grow">
                    <p className="text-15">
                      {say(text.version, v.revision)} · {say(events[v.event])}
                      {v.languages.length > 0 && ` · ${languageNames(v.languages, say)}`}
                    </p>
                    <p className="text-13 text-fg-3">
                      {date(v.at, 5)} · {v.by ?? say(text.bySystem)}
                    </p>
                  </div>
                  {v.event === 'save' && v.revision !== record.revision && (
                    <Button small onClick={() => setCompared(v.revision)}>
                      {say(text.compare)}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            <Pager page={pageNum} pageSize={PAGE_SIZE} total={total} onPage={setPageNum} />
          </>
        )}
      </Loaded>
      {compared !== null && (
        <Comparison
          config={config}
          record={record}
          dirty={dirty}
          revision={compared}
          onClose={() => setCompared(null)}
          onRestored={() => {
            onRestored();
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

interface ComparisonProps {
  config: ContentConsole;
  record: ContentRecord;
  dirty: boolean;
  revision: number;
  onClose: () => void;
  onRestored: () => void;
}
/** Compares an earlier version with the draft, field by field. */
function Comparison({ config, record, dirty, revision, onClose, onRestored }: ComparisonProps) {
  const say = useSay();
  const { date } = useFormat();
  const go = useGo();
  const version = useApi(config.api.version, { id: record.id, revision });
  const restore = useAction(config.api.restore, {
    refresh: [config.api.list, config.api.detail, config.api.versions],
    done: say(text.restored),
    failed: say(text.restoreFailed),
    onDone: (made) => {
      onClose();
      onRestored();
      go(`${config.path}/edit`, { id: record.id, v: made.revision }, { replace: true });
    },
  });
  const schema = (config.api.save.input as z.ZodObject).shape.form as z.ZodObject;
  return (
    <Dialog
      open
      className="w-[min(960px,calc(100vw-32px))]!"
      onClose={onClose}
      title={say(text.version, revision)}
      actions={
        <Button
          kind="amber"
          loading={restore.isPending}
          onClick={async () => {
            const body = say(dirty ? text.restoreDirty : text.restoreBody);
            if (await confirm({ title: say(text.restore), body, danger: dirty }))
              await restore.run({ id: record.id, revision: record.revision, from: revision });
          }}
        >
          {say(text.restore)}
        </Button>
      }
    >
      <Loaded of={version}>
        {({ form }) => {
          const words = { date, yes: say(text.yes), no: say(text.no) };
          const fields = Object.keys(schema.shape).filter(
            (f) => JSON.stringify(form[f]) !== JSON.stringify(record.form[f]),
          );
          if (fields.length === 0) return <p className="text-fg-2">{say(text.sameAsDraft)}</p>;
          return (
            <dl className="grid gap-5">
              {fields.map((field) => {
                const label = labelOf(schema.shape[field] as z.ZodType);
                return (
                  <div key={field}>
                    <dt className="text-13 text-fg-3">{label ? say(label) : field}</dt>
                    <dd className="mt-1 grid gap-3 wide:grid-cols-2">
                      <Side title={say(text.thisVersion)} words={formatValue(form[field], words) || say(text.empty)} />
                      <Side
                        title={say(text.theDraft)}
                        words={formatValue(record.form[field], words) || say(text.empty)}
                      />
                    </dd>
                  </div>
                );
              })}
            </dl>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
function Side({ title, words }: { title: string; words: string }) {
  return (
    <div className="min-w-0 rounded-card bg-ink-3 p-3">
      <p className="text-12 text-fg-3">{title}</p>
      <p className="mt-1 max-h-60 overflow-y-auto text-14 break-words whitespace-pre-wrap">{words}</p>
    </div>
  );
}
