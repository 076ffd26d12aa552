import { Link } from '../../../lib/Link.tsx';
import './submitOrder.css';
import { errors } from '@pavilion/protocol/errors.ts';
import { ApiError } from '@pavilion/protocol/kit/client.ts';
import { orders } from '@pavilion/protocol/orders.ts';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ChosenLicence } from '../../parts/rights/licenceParams.ts';
import { OrderForm } from './OrderForm.tsx';
import { text } from './submitOrder.text.ts';
import { useChosen } from './useChosen.ts';

/** The order page: what is licensed, for how long, whether it is free, and the delivery address. */
export default function SubmitOrderPage() {
  const say = useSay();
  const chosen = useChosen();
  return (
    <div className="wrap">
      <PageHead title={say(text.pageTitle)} lead={say(text.lead)} />
      {chosen ? (
        <Quoted chosen={chosen} />
      ) : (
        <Empty
          words={say(text.noChoice)}
          action={
            <Link to="/program" className={buttonClass('amber')}>
              {say(text.browse)}
            </Link>
          }
        />
      )}
    </div>
  );
}
function Quoted({ chosen }: { chosen: ChosenLicence }) {
  const say = useSay();
  const { programmeId, offerId, media, territories, startDate, years } = chosen;
  const quote = useApi(
    orders.preorderProgram,
    { programmeId, offerId, media: [...media], territories: [...territories], startDate, years },
    // Rights change while a page is open.
    { keep: true, staleMs: 0 },
  );
  if (quote.error instanceof ApiError && quote.error.code === errors.notCertified.code)
    return (
      <Empty
        words={`${say(text.certifyTitle)}. ${say(text.certifyBody)}`}
        action={
          <Link to="/personal/userAuthe" className={buttonClass('amber')}>
            {say(text.certify)}
          </Link>
        }
      />
    );
  return (
    <Loaded of={quote} skeleton={<OrderSkeleton />} isEmpty={() => false}>
      {(data) => <OrderForm chosen={chosen} quote={data} isFresh={!quote.isPlaceholderData} refetch={quote.refetch} />}
    </Loaded>
  );
}
const OrderSkeleton = () => (
  <div className="order">
    <div className="grid gap-8">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
    <Skeleton className="h-96 rounded-sheet" />
  </div>
);
