import { id } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { OrderStatus, orders } from '@pavilion/protocol/orders.ts';
import { z } from 'zod';
import { useApi } from '../../../lib/api.ts';
import { Link, useAddress, useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { text } from './orders.text.ts';
import { WaitsForYou } from './WaitsForYou.tsx';

const Address = z.object({
  status: z.coerce.number().pipe(OrderStatus.schema).optional().catch(undefined),
  page: z.coerce.number().pipe(id).catch(1),
});

export default function OrderListPage() {
  const say = useSay();
  const go = useGo();
  const { status, page } = useAddress(Address) ?? { status: undefined, page: 1 };
  const list = useApi(orders.myOrder, { pageNum: page, ...(status !== undefined && { status }) }, { keep: true });
  const show = (next: { status?: OrderStatus | undefined; page?: number }) =>
    go('/personal/order', { status: next.status, page: next.page === 1 ? undefined : next.page }, { replace: true });
  const tabs = [
    { value: 'all', label: say(text.all) },
    ...OrderStatus.options.map((o) => ({ value: String(o.code), label: say(o) })),
  ];
  const chosen = status === undefined ? 'all' : String(status);
  return (
    <>
      <PageHead title={say(text.listTitle)} lead={say(text.lead)} />
      {status === undefined && page === 1 && <WaitsForYou />}
      <Tabs
        label={say(text.statuses)}
        tabs={tabs}
        value={chosen}
        onValue={(value) => show({ status: value === 'all' ? undefined : (Number(value) as OrderStatus) })}
      >
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
              <Pager
                page={page}
                pageSize={limits.pageSizeDefault}
                total={total}
                onPage={(next) => show({ status, page: next })}
              />
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
