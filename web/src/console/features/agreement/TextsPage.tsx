import { consoleAgreement, HouseText } from '@pavilion/protocol/agreement.ts';
import { z } from 'zod';
import { useApi } from '../../../lib/api.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useDeskAddress } from '../../../parts/deskAddress.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { text } from './agreement.text.ts';
import { TextEditor } from './TextEditor.tsx';

const Address = z.object({ kind: HouseText.schema.optional() });

/** The texts that are published in versions: agreement, privacy policy, about us. */
export default function TextsPage() {
  const say = useSay();
  const go = useGo();
  const kind = useDeskAddress(Address)?.kind ?? 'agreement';
  const detail = useApi(consoleAgreement.detail, { kind }, { staleMs: 0 });
  // The form begins with what the server says now, never with an answer kept from an earlier visit.
  const fresh = detail.isFetching && !detail.isFetchedAfterMount ? { ...detail, data: undefined } : detail;
  return (
    <Tabs
      label={say(text.texts)}
      value={kind}
      onValue={(next) => go('/agreements', { kind: next })}
      tabs={HouseText.options.map((option) => ({ value: option.name, label: say(option) }))}
    >
      <Loaded of={fresh}>{(found) => <TextEditor key={kind} kind={kind} found={found} />}</Loaded>
    </Tabs>
  );
}
