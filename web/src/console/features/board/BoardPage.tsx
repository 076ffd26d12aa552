import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus } from '@pavilion/protocol/orders.ts';
import { type BoardItem, BoardItem as BoardItems, consoleBoard } from '@pavilion/protocol/staff.ts';
import { useApi } from '../../../lib/api.ts';
import { Link, type SearchValues } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text } from './board.text.ts';

/** Where each waiting thing is done. */
const places: Record<BoardItem, { to: string; search: SearchValues }> = {
  certificationsInReview: { to: '/certifications', search: { status: 2 } },
  ordersPending: { to: '/orders', search: { status: OrderStatus.pending } },
  contractsAwaiting: { to: '/contracts', search: { status: ContractStatus.awaiting } },
  stampedInReview: { to: '/payments', search: { signatureType: 1, auditStatus: 0 } },
  vouchersInReview: { to: '/payments', search: { signatureType: 2, auditStatus: 0 } },
  ordersToShip: { to: '/orders', search: { status: OrderStatus.processing, paymentStatus: 2 } },
  terminationsAsked: { to: '/contracts', search: { status: ContractStatus.signed } },
  programmesUnpublished: { to: '/programmes', search: { publication: 'none' } },
  programmesMissingEnglish: { to: '/programmes', search: { missingEnglish: true } },
  mailsFailed: { to: '/mail', search: { status: 'failed' } },
};

export default function BoardPage() {
  const say = useSay();
  const counts = useApi(consoleBoard.counts, {}, { refetchMs: 30_000, staleMs: 0 });
  return (
    <>
      <PageHead title={say(text.title)} lead={say(text.lead)} />
      <Loaded of={counts} empty={say(text.none)}>
        {(items) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] pt-px pl-px narrow:grid-cols-1">
            {items.map(({ item, count }) => (
              <li key={item} className="-mt-px -ml-px border border-line">
                <Link
                  to={places[item].to}
                  search={places[item].search}
                  className="flex h-full items-end justify-between gap-4 p-5 transition-colors hover:bg-ink-3 narrow:items-center narrow:py-3"
                >
                  <span className={count ? 'text-fg' : 'text-fg-3'}>{say(BoardItems.label(item))}</span>
                  <span className={`num text-52 leading-none narrow:text-30 ${count ? 'text-amber' : 'text-fg-3'}`}>
                    {count}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
