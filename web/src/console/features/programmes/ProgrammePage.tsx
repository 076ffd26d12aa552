import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { z } from 'zod';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { useConsoleParams } from '../../parts/consoleParams.ts';
import { OfferList } from './OfferList.tsx';
import { ProgrammeEditor } from './ProgrammeEditor.tsx';
import { ProgrammeHead } from './ProgrammeHead.tsx';
import { text } from './programmes.text.ts';
import { WorkPanel } from './WorkPanel.tsx';

const Address = z.object({ id: z.coerce.number().int().positive().optional() });

/** A programme's record: its form, and its licence offers, which are saved one by one. */
export default function ProgrammePage() {
  const say = useSay();
  const address = useConsoleParams('/programmes/edit', Address);
  if (!address) return <Empty words={say(text.badAddress)} />;
  return address.id === undefined ? <NewProgramme /> : <KeptProgramme key={address.id} id={address.id} />;
}

function NewProgramme() {
  const say = useSay();
  return (
    <ProgrammeEditor
      head={(form) => <ProgrammeHead form={form} />}
      foot={
        <ConsoleSection title={say(text.offersHeading)}>
          <p className="text-fg-3">{say(text.offersLater)}</p>
        </ConsoleSection>
      }
    />
  );
}
function KeptProgramme({ id }: { id: number }) {
  const programme = useApi(consoleProgramme.detail, { id }, { staleMs: 0 });
  // The form starts with a fresh response of the server, never with a cached one.
  const fresh = programme.isFetchedAfterMount ? programme : { ...programme, data: undefined };
  return (
    <Loaded of={fresh}>
      {(found) => (
        <ProgrammeEditor
          programme={found}
          head={(form) => <ProgrammeHead form={form} programme={found} />}
          foot={
            <>
              <WorkPanel programmeId={found.id} />
              <OfferList programme={found} />
            </>
          }
        />
      )}
    </Loaded>
  );
}
