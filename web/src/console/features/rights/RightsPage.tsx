import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { consoleRights } from '@pavilion/protocol/rights.ts';
import { useState } from 'react';
import { z } from 'zod';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useConsoleParams } from '../../parts/consoleParams.ts';
import { Link, useGo } from '../../parts/links.ts';
import { useMayCall } from '../../parts/useMayCall.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { GrantList } from './GrantList.tsx';
import { ProgrammePicker } from './ProgrammePicker.tsx';
import { text } from './rights.text.ts';
import { Timeline } from './Timeline.tsx';

const Address = z.object({
  programmeId: z.coerce.number().int().positive().optional().catch(undefined),
  view: z.enum(['timeline', 'list']).catch('timeline'),
});

/** The rights of one programme, as a calendar or as a list of cells. */
export default function RightsPage() {
  const say = useSay();
  const go = useGo();
  const { programmeId, view } = useConsoleParams('/rights', Address)!;
  return (
    <>
      <PageHead
        title={say(text.title)}
        lead={say(text.lead)}
        actions={programmeId !== undefined && <RightsActions programmeId={programmeId} />}
      />
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <ProgrammePicker programmeId={programmeId} onPick={(id) => go('/rights', { programmeId: id, view })} />
        {programmeId !== undefined && <RecordLink programmeId={programmeId} />}
      </div>
      {programmeId === undefined ? (
        <Empty words={say(text.pick)} />
      ) : (
        <Tabs
          label={say(text.view)}
          value={view}
          onValue={(next) => go('/rights', { programmeId, view: next }, { replace: true })}
          tabs={[
            { value: 'timeline', label: say(text.timeline) },
            { value: 'list', label: say(text.list) },
          ]}
        >
          {view === 'timeline' ? (
            <Timeline key={programmeId} programmeId={programmeId} />
          ) : (
            <GrantList key={programmeId} programmeId={programmeId} />
          )}
        </Tabs>
      )}
    </>
  );
}

function RecordLink({ programmeId }: { programmeId: number }) {
  const say = useSay();
  const programme = useApi(consoleProgramme.detail, { id: programmeId });
  if (!programme.data) return null;
  return (
    <Link
      to="/programmes/edit"
      search={{ id: programmeId }}
      className="inline-flex min-h-12 items-center gap-2 text-14 text-lilac hover:text-fg"
    >
      {say(text.record)}
      <span className="sr">
        <BilingualText zh={programme.data.zhTitle} en={programme.data.enTitle} />
      </span>
    </Link>
  );
}

function RightsActions({ programmeId }: { programmeId: number }) {
  const say = useSay();
  const mayBlock = useMayCall(consoleRights.addGrant, consoleRights.addHoldback);
  const [asking, setAsking] = useState<'elsewhere' | 'holdback'>();
  if (!mayBlock) return null;
  return (
    <>
      <Button small icon="plus" onClick={() => setAsking('elsewhere')}>
        {say(text.addGrant)}
      </Button>
      <Button small icon="plus" onClick={() => setAsking('holdback')}>
        {say(text.addHoldback)}
      </Button>
      {asking && <BlockDialog of={asking} programmeId={programmeId} onClose={() => setAsking(undefined)} />}
    </>
  );
}
