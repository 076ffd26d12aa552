import { ContractStatus, type ContractView, contracts } from '@pavilion/protocol/contracts.ts';
import { orders } from '@pavilion/protocol/orders.ts';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { id, useSearchParams } from '../../../lib/searchParams.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { ContractState } from '../../../parts/deal/states.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { downloadOf } from '../../parts/deal/FileLinks.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ContractAside } from './ContractAside.tsx';
import { text } from './contracts.text.ts';
import { Paper } from './Paper.tsx';

const address = { orderContractId: id };
/** The page polls quickly while a document is being made; otherwise only before its signed URLs expire. */
const SOON_MS = 2_500;
const FRESH_MS = 8 * 60_000;

/** Returns whether the document of the current state is still being printed. */
export function isBeingMade({ status, files, signedAt }: ContractView): boolean {
  if (status === ContractStatus.awaiting) return files.length === 0;
  return status === ContractStatus.signed && signedAt !== null && !files.some((file) => file.kind === 'signed');
}

export default function ContractProperPage() {
  const say = useSay();
  const orderContractId = useSearchParams('/contractProper', address).orderContractId;
  const [hurry, setHurry] = useState(false);
  const contract = useApi(
    contracts.viewContract,
    { orderContractId: orderContractId ?? 0 },
    { enabled: orderContractId !== undefined, refetchMs: hurry ? SOON_MS : FRESH_MS },
  );
  const wanted = contract.data !== undefined && isBeingMade(contract.data);
  if (wanted !== hurry) setHurry(wanted);
  return (
    <div className="wrap">
      <Link
        to="/personal/contract"
        className="mb-4 -ml-1 inline-flex min-h-11 items-center gap-1.5 text-14 text-lilac hover:text-fg"
      >
        <Icon name="left" className="text-17" />
        {say(text.back)}
      </Link>
      {orderContractId === undefined || (contract.error?.code === 404 && contract.error.status === 404) ? (
        <Empty words={say(text.notFoundBody)} />
      ) : (
        <Loaded of={contract} skeleton={<ContractSkeleton />}>
          {(found) => <Contract contract={found} />}
        </Loaded>
      )}
    </div>
  );
}

function Contract({ contract }: { contract: ContractView }) {
  // The order contains whether a stamped copy is in review.
  const order = useApi(orders.myOrderDetail, { orderNo: contract.orderNo });
  const hasPaper = contract.file !== null || isBeingMade(contract);
  return (
    <>
      <Head contract={contract} />
      <ContractActions contract={contract} order={order.data} isBeingMade={isBeingMade(contract)} />
      <div
        className={cx(
          'mt-8 grid items-start gap-x-12 gap-y-10',
          hasPaper && 'desktop:grid-cols-[minmax(0,1fr)_340px] broad:grid-cols-[minmax(0,1fr)_380px]',
        )}
      >
        {hasPaper && (
          <div className="min-w-0">
            <Document contract={contract} />
          </div>
        )}
        <ContractAside contract={contract} />
      </div>
    </>
  );
}
function Head({ contract }: { contract: ContractView }) {
  return (
    <header className="mb-5">
      <p className="flex flex-wrap items-center gap-x-5 text-fg-3">
        <span className="num text-17">{contract.contractNo}</span>
        <ContractState of={contract.status} />
      </p>
      <h1 className="serif mt-1 text-[27px] leading-tight wide:text-40">
        <BilingualText zh={contract.zhTitle} en={contract.enTitle} />
      </h1>
    </header>
  );
}

function Document({ contract: { file } }: { contract: ContractView }) {
  const say = useSay();
  const [failed, setFailed] = useState<string>();
  if (!file) return <Skeleton className="hidden aspect-[210/297] rounded-picture desktop:block" />;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-x-3">
        <a href={downloadOf(file.url)} className={buttonClass('line', true)}>
          <Icon name="download" className="text-[1.2em]" />
          {say(text.download)}
        </a>
        <a href={file.url} target="_blank" rel="noreferrer" className={`${buttonClass('quiet', true)} narrow:!px-2`}>
          <Icon name="out" className="text-[1.2em]" />
          {say(text.openPdf)}
        </a>
      </div>
      {failed === file.sha256 ? (
        <p role="alert" className="border-t border-line py-10 text-fg-2">
          {say(text.paperFailed)}
        </p>
      ) : (
        <Paper url={file.url} sha256={file.sha256} onFailed={() => setFailed(file.sha256)} />
      )}
    </>
  );
}
const ContractSkeleton = () => (
  <div className="grid gap-8">
    <Skeleton className="h-20 max-w-[30em]" />
    <Skeleton className="h-24" />
    <Skeleton className="aspect-[210/297] max-w-[860px]" />
  </div>
);
