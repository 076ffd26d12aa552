import type { UserInfo } from '@pavilion/protocol/accounts.ts';
import { CertStatus } from '@pavilion/protocol/certification.ts';
import { openAuthPopup } from '../../../lib/authPopup.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { useUser } from '../../../lib/user.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { Waiting } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CertSentence } from '../../parts/CertSentence.tsx';
import { Portrait } from '../../parts/Portrait.tsx';
import { LatestNotices } from './LatestNotices.tsx';
import { OrderShortcuts } from './OrderShortcuts.tsx';
import { PendingTasks } from './PendingTasks.tsx';
import { PersonalList } from './PersonalList.tsx';
import { text } from './personal.text.ts';
import { RecentlySeen } from './RecentlySeen.tsx';

/** The personal centre: account, open tasks, then the rest. On phones it opens signed out too (spec §2). */
export default function PersonalPage() {
  const signedIn = useSignedIn();
  const user = useUser();
  const narrow = useNarrow();
  if (!signedIn) return <Invitation />;
  if (!user)
    return (
      <Waiting>
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="mt-6 h-60 rounded-card" />
      </Waiting>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9 wide:gap-12">
      <Who user={user} />
      <PendingTasks user={user} />
      <OrderShortcuts />
      <RecentlySeen />
      {narrow ? <PersonalList user={user} /> : <LatestNotices />}
    </div>
  );
}

function Who({ user }: { user: UserInfo }) {
  const say = useSay();
  const format = useFormat();
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-center gap-5">
        <Link to="/personal/userProfile" aria-label={say(text.editProfile)} className="shrink-0 rounded-full">
          <Portrait url={user.portrait} className="size-16 text-30 wide:size-20 wide:text-40" />
        </Link>
        <div className="min-w-0">
          <h1 className="truncate text-24 leading-tight font-semibold wide:text-30">
            {user.nickname || user.username || say(text.usernameNotSet)}
          </h1>
          <p className="mt-1 truncate text-14 text-fg-3">
            {user.email}
            <span className="only-wide"> · {say(text.memberSince, format.date(user.createdAt))}</span>
          </p>
        </div>
      </div>
      <div className="border-y border-line py-4">
        <CertSentence
          state={{ ...user, reason: user.certReason, name: user.certName }}
          withAction={user.certStatus !== CertStatus.failed}
        />
      </div>
    </header>
  );
}

function Invitation() {
  const say = useSay();
  return (
    <section className="grid min-h-[62svh] place-content-center justify-items-center gap-5 text-center">
      <Mark className="size-20 text-lilac" />
      <h1 className="serif text-24 leading-tight">{say(text.inviteTitle)}</h1>
      <p className="max-w-[26em] text-fg-2">{say(text.inviteBody)}</p>
      <div className="mt-2 flex gap-3">
        <Button kind="amber" onClick={() => openAuthPopup('login')}>
          {say(text.signIn)}
        </Button>
        <Button onClick={() => openAuthPopup('register')}>{say(text.register)}</Button>
      </div>
    </section>
  );
}
