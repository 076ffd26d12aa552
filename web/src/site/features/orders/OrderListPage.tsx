import { OrderStatus, orders } from '@pavilion/protocol/orders.ts';
import { useApi } from '../../../lib/api.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useStatusPages } from '../../parts/deal/useStatusPages.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { text } from './orders.text.ts';
import { PendingOrders } from './PendingOrders.tsx';

export default function OrderListPage() {
  const say = useSay();
  const go = useGo();
  const { status, page, input, tabs, pager } = useStatusPages(
    (search) => go('/personal/order', search, { replace: true }),
    text.all,
    OrderStatus.options,
  );
  const list = useApi(orders.myOrder, input, { keep: true });
  return (
    <>
      <PageHead title={say(text.listTitle)} lead={say(text.lead)} />
      {status === undefined && page === 1 && <PendingOrders />}
      <Tabs label={say(text.statuses)} {...tabs}>
        <Loaded
          of={list}
          skeleton={<SkeletonRows rows={6} className="h-16 rounded-card" />}
          empty={say(status === undefined ? text.none : text.noneOfStatus)}
          emptyAction={
            <Link to="/program" className={buttonClass(status === undefined ? 'amber' : 'line')}>
              {say(text.browse)}
            </Link>
          }
        >
          {({ rows, total }) => (
            <>
              <Rows rows={rows} />
              <Pager {...pager} total={total} />
            </>
          )}
        </Loaded>
      </Tabs>
    </>
  );
}
function Rows(props: Parameters<typeof OrderTable>[0]) {
  return useNarrow() ? <OrderCards {...props} /> : <OrderTable {...props} />;
}
