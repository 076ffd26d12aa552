import type { UserInfo } from '@pavilion/protocol/accounts.ts';
import { type AuthInfo, CertStatus, certification } from '@pavilion/protocol/certification.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useKnownUser } from '../../../lib/user.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { CertSentence } from '../../parts/CertSentence.tsx';
import { text } from './certification.text.ts';

/** Heading, state and last answers around a form; no form while an application is in review or passed. */
export function ApplicationFrame({
  title,
  lead,
  children,
}: {
  title: Text;
  lead: Text;
  children: (info: AuthInfo, user: UserInfo) => ReactNode;
}) {
  const say = useSay();
  const info = useApi(certification.getUserAuthInfo);
  const user = useKnownUser();
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[880px]">
        <PageHead title={say(title)} lead={say(lead)} />
        <Loaded of={info}>
          {(info) =>
            info.certStatus === CertStatus.inReview || info.certStatus === CertStatus.certified ? (
              <div className="grid justify-items-start gap-6 border-t border-line pt-6">
                <CertSentence state={info} withAction={false} />
                <Link to="/personal/userAuthe" className={buttonClass()}>
                  {say(text.back)}
                </Link>
              </div>
            ) : (
              <>
                {info.certStatus === CertStatus.failed && (
                  <div className="mb-8 grid gap-2 border-l-2 border-rose pl-5">
                    <CertSentence state={info} withAction={false} />
                    <p className="text-14 text-fg-3">{say(text.lastAnswers)}</p>
                  </div>
                )}
                {user && children(info, user)}
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
/** A numbered part of the form, without a box. */
export function Part({ no, title, children }: { no: number; title: Text; children: ReactNode }) {
  const say = useSay();
  return (
    <section className="grid gap-x-8 gap-y-5 border-t border-line py-7 wide:grid-cols-[200px_minmax(0,1fr)]">
      <h2 className="flex items-baseline gap-3 text-17 font-semibold">
        <span className="num text-24 text-amber">{no}</span>
        {say(title)}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
