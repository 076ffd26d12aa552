import { SheetSubject } from '@pavilion/protocol/sheets.ts';
import { z } from 'zod';
import { useSay } from '../../../lib/locale.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useConsoleParams } from '../../parts/consoleParams.ts';
import { useGo } from '../../parts/links.ts';
import { ExportPart } from './ExportPart.tsx';
import { ImportPart } from './ImportPart.tsx';
import { text } from './sheets.text.ts';

const Address = z.object({ of: SheetSubject.schema.optional().catch(undefined) });

/** Export and import of programmes and companies as workbooks. */
export default function SheetsPage() {
  const say = useSay();
  const go = useGo();
  const of = useConsoleParams('/sheets', Address)?.of ?? 'programmes';
  return (
    <>
      <PageHead title={say(text.title)} lead={say(text.lead)} />
      <Tabs
        label={say(text.subject)}
        tabs={SheetSubject.options.map((o) => ({ value: o.name, label: say(o) }))}
        value={of}
        onValue={(next) => go('/sheets', { of: next }, { replace: true })}
      >
        <div className="*:first:border-t-0">
          <ExportPart key={`export-${of}`} of={of} />
          <ImportPart key={`import-${of}`} of={of} />
        </div>
      </Tabs>
    </>
  );
}
