import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus } from '@pavilion/protocol/orders.ts';
import { type BoardItem, BoardItem as BoardItems, consoleBoard } from '@pavilion/protocol/staff.ts';
import { useApi } from '../../../lib/api.ts';
import { UrlLink } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { urlOf } from '../../parts/links.ts';
import { text } from './board.text.ts';

/** The console page for each kind of open work. */
const places: Record<BoardItem, string> = {
  certificationsInReview: urlOf('/certifications', { status: 2 }),
  signupsToReview: urlOf('/signups', { queue: 'toReview' }),
  signupsChanged: urlOf('/signups', { queue: 'changed' }),
  ordersPending: urlOf('/orders', { status: OrderStatus.pending }),
  contractsAwaiting: urlOf('/contracts', { status: ContractStatus.awaiting }),
  stampedInReview: urlOf('/payments', { signatureType: 1, auditStatus: 0 }),
  vouchersInReview: urlOf('/payments', { signatureType: 2, auditStatus: 0 }),
  ordersToShip: urlOf('/orders', { status: OrderStatus.processing, paymentStatus: 2 }),
  terminationsAsked: urlOf('/contracts', { status: ContractStatus.signed }),
  programmesUnpublished: urlOf('/programmes', { publication: 'none' }),
  programmesMissingEnglish: urlOf('/programmes', { missingEnglish: true }),
  mailsFailed: urlOf('/mail', { status: 'failed' }),
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
                <UrlLink
                  url={places[item]}
                  className="flex h-full items-end justify-between gap-4 p-5 transition-colors hover:bg-ink-3 narrow:items-center narrow:py-3"
                >
                  <span className={count ? 'text-fg' : 'text-fg-3'}>{say(BoardItems.label(item))}</span>
                  <span className={`num text-52 leading-none narrow:text-30 ${count ? 'text-amber' : 'text-fg-3'}`}>
                    {count}
                  </span>
                </UrlLink>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
