import { useSay } from '../../../lib/locale.ts';
import { text } from './agreement.text.ts';
import { LegalPage } from './LegalPage.tsx';

export default function PrivacyPage() {
  const say = useSay();
  return <LegalPage kind="privacy" title={say(text.privacyTitle)} />;
}
