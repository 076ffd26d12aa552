import { accounts } from '@pavilion/protocol/accounts.ts';
import { notification } from '@pavilion/protocol/notifications.ts';
import { useAction, useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { NotificationRow } from '../../parts/NotificationRow.tsx';
import { text } from './personal.text.ts';

/** The three newest notices, on wide screens. */
export function LatestNotices() {
  const say = useSay();
  const notices = useApi(notification.list, { pageSize: 3 });
  const read = useAction(notification.markRead, {
    hidden: true,
    refresh: [notification.list, accounts.getUserInfo],
    failed: say(text.submissionFailed),
  });
  return (
    <section aria-labelledby="latest-notices">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="latest-notices" className="serif text-24 leading-tight">
          {say(text.noticesTitle)}
        </h2>
        <Link to="/personal/notifications" className="more">
          {say(text.allNotices)}
          <Icon name="right" />
        </Link>
      </div>
      <div className="border-t border-line">
        <Loaded of={notices} isEmpty={() => false}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p className="pt-4 text-fg-3">{say(text.noNotices)}</p>
            ) : (
              <ul>
                {rows.map((notice) => (
                  <NotificationRow key={notice.id} notice={notice} onRead={(id) => void read.run({ ids: [id] })} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}
