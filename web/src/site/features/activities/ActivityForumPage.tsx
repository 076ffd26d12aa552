import './activities.css';
import { ActivityStatus } from '@pavilion/protocol/activityStatus.ts';
import { useSay } from '../../../lib/locale.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { text } from './activities.text.ts';
import { ForumFilters } from './ForumFilters.tsx';
import { useForumFilter } from './forumParams.ts';
import { TicketList } from './TicketList.tsx';

/** /activityForum: every activity as a ticket; current and upcoming ones before past ones. */
export default function ActivityForumPage() {
  const say = useSay();
  const forum = useForumFilter();
  const tabs = [
    { value: '', label: say(text.all) },
    ...ActivityStatus.options.map((o) => ({ value: String(o.name), label: say(o) })),
  ];
  return (
    <div className="wrap forum">
      <PageHead title={say(text.pageTitle)} lead={say(text.lead)} />
      <Tabs
        label={say(text.statuses)}
        tabs={tabs}
        value={forum.filter.status ?? ''}
        onValue={(status) => forum.set({ status: status || undefined })}
      >
        <ForumFilters {...forum} />
        <TicketList {...forum} />
      </Tabs>
    </div>
  );
}
