import { type ContractRow, ContractStatus, contracts } from '@pavilion/protocol/contracts.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { ContractState } from '../../../parts/deal/states.tsx';
import { useTitleOf } from '../../../parts/deal/titleOf.ts';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { DealPoster } from '../../parts/deal/DealPoster.tsx';
import { useStatusPages } from '../../parts/deal/useStatusPages.ts';
import { text } from './contracts.text.ts';

export default function ContractListPage() {
  const say = useSay();
  const go = useGo();
  const { status, input, tabs, pager } = useStatusPages(
    (search) => go('/personal/contract', search, { replace: true }),
    text.all,
    ContractStatus.options,
  );
  const list = useApi(contracts.myContract, input, { keep: true });
  return (
    <>
      <PageHead title={say(text.listTitle)} lead={say(text.lead)} />
      <Tabs label={say(text.statuses)} {...tabs}>
        <Loaded
          of={list}
          skeleton={<SkeletonRows rows={5} className="h-24 rounded-card" />}
          empty={say(status === undefined ? text.none : text.noneOfStatus)}
          emptyAction={
            status === undefined && (
              <Link to="/program" className={buttonClass('amber')}>
                {say(text.browse)}
              </Link>
            )
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
function Rows({ rows }: { rows: readonly ContractRow[] }) {
  const firstToSign = rows.find((c) => c.status === ContractStatus.awaiting);
  return (
    <ul className="-mt-[18px] wide:-mt-8">
      {rows.map((contract) => (
        <Row key={contract.orderContractId} contract={contract} isFirst={contract === firstToSign} />
      ))}
    </ul>
  );
}
function Row({ contract, isFirst }: { contract: ContractRow; isFirst: boolean }) {
  const say = useSay();
  const { date } = useFormat();
  const title = useTitleOf();
  const deadlineOf = useDeadline();
  const { orderContractId, status, signBy, signedAt } = contract;
  const isAwaiting = status === ContractStatus.awaiting;
  const deadline = isAwaiting && signBy ? say(text.signByLine, deadlineOf(signBy)) : '';
  const when = deadline || (signedAt ? say(text.signedLine, date(signedAt)) : '');
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-b border-line py-5 wide:grid-cols-[64px_minmax(0,1fr)_170px_150px]">
      <DealPoster cover={contract.cover} sizes="64px" />
      <div className="min-w-0">
        <Link
          to="/contractProper"
          search={{ orderContractId }}
          className="text-17 leading-snug font-semibold hover:text-amber-hi"
        >
          <BilingualText zh={contract.zhTitle} en={contract.enTitle} />
        </Link>
        <p className="num mt-0.5 text-15 text-fg-3">{contract.contractNo}</p>
        <p className="mt-0.5 text-13 text-fg-2">
          {say(text.termLine, date(contract.startDate), date(contract.endDate))}
        </p>
      </div>
      <div className="narrow:col-span-2 narrow:flex narrow:items-center narrow:justify-between">
        <ContractState of={status} />
        {when && <p className="text-13 text-fg-3">{when}</p>}
      </div>
      <Link
        to="/contractProper"
        search={{ orderContractId }}
        aria-label={`${say(isAwaiting ? text.sign : text.view)} ${title(contract)} ${contract.contractNo}`}
        className={cx(
          buttonClass(isFirst ? 'amber' : 'line', true),
          'wide:justify-self-end',
          isAwaiting ? 'narrow:col-span-2' : 'only-wide',
        )}
      >
        {say(isAwaiting ? text.sign : text.view)}
      </Link>
    </li>
  );
}
