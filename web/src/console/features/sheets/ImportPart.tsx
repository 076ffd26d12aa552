import { consoleCompany } from '@pavilion/protocol/companies.console.ts';
import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { consoleSheet, type SheetPlan, type SheetSubject } from '@pavilion/protocol/sheets.ts';
import { type DragEvent, useRef, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { text } from './sheets.text.ts';
import { Verdicts } from './Verdicts.tsx';

/** Imports a workbook: every row is checked, and the result is written after a confirmation. */
export function ImportPart({ of }: { of: SheetSubject }) {
  const say = useSay();
  const [file, setFile] = useState<File>();
  const [plan, setPlan] = useState<SheetPlan>();
  const check = useAction(consoleSheet.check, {
    failed: say(text.checkFailed),
    onDone: setPlan,
  });
  const apply = useAction(consoleSheet.apply, {
    refresh: [consoleProgramme.list, consoleProgramme.detail, consoleCompany.list, consoleCompany.detail],
    failed: say(text.applyFailed),
    onDone: (counts) => {
      toast.success(say(text.applied, counts.new, counts.changed));
      // Refused rows remain to be corrected: a second check of the same workbook keeps them in view.
      if (counts.refused > 0 && file) void check.run({ of, file });
      else reset();
    },
    onFailed: (error) => {
      if (error.code !== 409 || !file) return undefined;
      toast.error(say(text.changedMeanwhile));
      void check.run({ of, file });
      return true;
    },
  });
  function reset() {
    setFile(undefined);
    setPlan(undefined);
  }
  function take(next: File | undefined) {
    if (!next) return;
    setFile(next);
    setPlan(undefined);
    void check.run({ of, file: next });
  }
  const written = plan ? plan.counts.new + plan.counts.changed : 0;
  return (
    <>
      <ConsoleSection title={say(text.importHeading)} hint={say(text.importHint)}>
        <DropBox file={file} busy={check.isPending} onFile={take} />
      </ConsoleSection>
      {plan && file && (
        <ConsoleSection title={say(text.verdictHeading)} hint={say(text.nothingWritten)}>
          <Verdicts of={of} plan={plan} />
          <div className="sticky bottom-0 z-30 mt-4 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t border-line bg-ink-1/95 py-3 backdrop-blur">
            <p className="text-14 text-fg-2" role="status">
              {written === 0
                ? say(text.nothingToDo)
                : plan.counts.refused > 0 && say(text.leftOut, plan.counts.refused)}
            </p>
            <Button
              kind="amber"
              small
              disabled={written === 0}
              loading={apply.isPending}
              onClick={() => void apply.run({ of, file, plan: plan.plan })}
            >
              {say(text.apply, written)}
            </Button>
          </div>
        </ConsoleSection>
      )}
    </>
  );
}

function DropBox({
  file,
  busy,
  onFile,
}: {
  file: File | undefined;
  busy: boolean;
  onFile: (file: File | undefined) => void;
}) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-dashed px-5 py-6 transition-colors',
        over ? 'border-amber bg-amber/8' : 'border-line-2/60',
      )}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={say(text.choose)}
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(e) => {
          onFile(e.target.files?.[0]);
          // Allows choosing the same file again after it was changed on disk.
          e.target.value = '';
        }}
      />
      <Button small icon="upload" loading={busy} onClick={() => input.current?.click()}>
        {say(file ? text.chooseOther : text.choose)}
      </Button>
      {file ? (
        <p className="flex min-w-0 items-center gap-2 text-14 text-fg-2" role="status">
          <Icon name="file" className="text-17 text-lilac" />
          <span className="truncate">{file.name}</span>
          {busy && <span className="text-fg-3">{say(text.checking)}</span>}
        </p>
      ) : (
        <p className="text-14 text-fg-3 narrow:hidden">{say(text.drop)}</p>
      )}
    </div>
  );
}
