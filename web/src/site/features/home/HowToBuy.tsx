import { openAuthPopup } from '../../../lib/authPopup.ts';
import { useGo } from '../../../lib/Link.tsx';
import { lazyWithRetry } from '../../../lib/lazyWithRetry.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { isNarrow } from '../../../lib/useNarrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { text } from './home.text.ts';

// The part that depends on the account is loaded with the account.
const UserStep = lazyWithRetry(() => import('./UserStep.tsx').then((m) => m.UserStep));

const steps = [
  { title: text.step1, more: text.step1More },
  { title: text.step2, more: text.step2More },
  { title: text.step3, more: text.step3More },
  { title: text.step4, more: text.step4More },
];
export function HowToBuy() {
  const say = useSay();
  return (
    <section className="sec wrap later">
      <div className="tr">
        <div>
          <h2>{say(text.buyTitle)}</h2>
          <p className="ld">{say(text.buyLead)}</p>
          <NextStep />
        </div>
        <ol className="steps">
          {steps.map((step, i) => (
            <li key={step.title.en}>
              <span className="num" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <b>{say(step.title)}</b>
                <p>{say(step.more)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
/** The reader's next step. */
function NextStep() {
  const say = useSay();
  const go = useGo();
  if (useSignedIn()) return <UserStep />;
  return (
    <Button kind="amber" onClick={() => (isNarrow() ? openAuthPopup('register') : go('/register'))}>
      {say(text.step1)}
    </Button>
  );
}
