import { agreement } from '@pavilion/protocol/agreement.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { text } from './agreement.text.ts';
import { LegalPage } from './LegalPage.tsx';

export default function AgreementPage() {
  const say = useSay();
  return <LegalPage kind="agreement" title={say(text.agreementTitle)} after={() => <MyConsents />} />;
}
/** Lists the user's consents. Each belongs to a version, so every version can be read again. */
function MyConsents() {
  const say = useSay();
  const { date } = useFormat();
  const { data = [] } = useApi(agreement.mine);
  if (data.length === 0) return null;
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="text-17 font-semibold">{say(text.mine)}</h2>
      <ul className="mt-2">
        {data.map(({ version, agreedAt }) => (
          <li key={version}>
            <Link
              to="/agreement"
              search={{ version }}
              className="inline-flex min-h-11 items-center text-14 text-fg-2 hover:text-fg"
            >
              {say(text.mineLine, version, date(agreedAt))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
