import { accounts } from '@pavilion/protocol/accounts.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { notification } from '@pavilion/protocol/notifications.ts';
import { useAction, useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { page as pageNumber, useSearchParams } from '../../../lib/searchParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { NotificationRow } from '../../parts/NotificationRow.tsx';
import { text } from './notifications.text.ts';

export default function NotificationsPage() {
  const say = useSay();
  const go = useGo();
  const format = useFormat();
  const { page = 1 } = useSearchParams('/personal/notifications', { page: pageNumber });
  const notices = useApi(notification.list, { pageNum: page }, { keep: true });
  const read = useAction(notification.markRead, {
    hidden: true,
    refresh: [notification.list, accounts.getUserInfo],
    failed: say(text.failed),
  });
  const unread = notices.data?.unreadCount ?? 0;
  return (
    <>
      <PageHead
        title={say(text.pageTitle)}
        lead={unread > 0 && say(text.unreadCount, format.number(unread))}
        actions={
          unread > 0 && (
            <Button small icon="check" loading={read.isPending} onClick={() => void read.run({})}>
              {say(text.allRead)}
            </Button>
          )
        }
      />
      <Loaded of={notices} empty={say(text.empty)}>
        {({ rows, total }) => (
          <>
            <ul className="border-t border-line">
              {rows.map((notice) => (
                <NotificationRow key={notice.id} notice={notice} onRead={(id) => void read.run({ ids: [id] })} />
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={limits.pageSizeDefault}
              total={total}
              onPage={(next) => go('/personal/notifications', { page: next })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
