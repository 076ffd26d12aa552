import type { Notification } from '@pavilion/protocol/notifications.ts';
import { useFormat } from '../../lib/format.ts';
import { useGoTo } from '../../lib/Link.tsx';
import { useLocale } from '../../lib/locale.ts';
import { cx } from '../../ui/cx.ts';

/** One notice; a click marks it as read and opens its link. */
export function NotificationRow({ notice, onRead }: { notice: Notification; onRead: (id: number) => void }) {
  const zh = useLocale() === 'zh-CN';
  const format = useFormat();
  const goTo = useGoTo();
  const unread = notice.readAt === null;
  function open() {
    if (unread) onRead(notice.id);
    if (!notice.link) return;
    const { pathname, search } = new URL(notice.link, location.origin);
    goTo(pathname + search);
  }
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={open}
        className="group grid w-full grid-cols-[14px_minmax(0,1fr)] gap-x-3 py-4 text-left"
      >
        <span className={cx('mt-2 size-2 rounded-full', unread ? 'bg-amber' : 'bg-transparent')} aria-hidden="true" />
        <span>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <b
              className={cx(
                'text-15',
                unread ? 'font-semibold' : 'font-normal',
                notice.link && 'group-hover:text-amber',
              )}
            >
              {zh ? notice.zhTitle : notice.enTitle}
            </b>
            <time dateTime={notice.createdAt} className="text-13 text-fg-3">
              {format.date(notice.createdAt, 5)}
            </time>
          </span>
          <span className="mt-0.5 block text-14 leading-snug text-fg-2">{zh ? notice.zhBody : notice.enBody}</span>
        </span>
      </button>
    </li>
  );
}
