import { consoleAgreement, LegalText } from '@pavilion/protocol/agreement.ts';
import { z } from 'zod';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useConsoleParams } from '../../parts/consoleParams.ts';
import { useGo } from '../../parts/links.ts';
import { text } from './agreement.text.ts';
import { TextEditor } from './TextEditor.tsx';

const Address = z.object({ kind: LegalText.schema.optional() });

/** The texts that are published in versions: user agreement, privacy policy, about page. */
export default function TextsPage() {
  const say = useSay();
  const go = useGo();
  const kind = useConsoleParams('/agreements', Address)?.kind ?? 'agreement';
  const detail = useApi(consoleAgreement.detail, { kind }, { staleMs: 0 });
  // The form starts with a fresh response of the server, never with a cached one.
  const fresh = detail.isFetching && !detail.isFetchedAfterMount ? { ...detail, data: undefined } : detail;
  return (
    <Tabs
      label={say(text.texts)}
      value={kind}
      onValue={(next) => go('/agreements', { kind: next })}
      tabs={LegalText.options.map((option) => ({ value: option.name, label: say(option) }))}
    >
      <Loaded of={fresh}>{(found) => <TextEditor key={kind} kind={kind} found={found} />}</Loaded>
    </Tabs>
  );
}
