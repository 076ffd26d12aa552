// Checked by the compiler only: each `@ts-expect-error` fails the type check if the line below it compiles.
import type { OrderStatus } from '@pavilion/protocol/orders.ts';
import { Link, urlOf, useGo } from './Link.tsx';
import { id, number, text, useSearchParams } from './searchParams.ts';

export function TypedLinks({ screen, status }: { screen: '/details' | '/exhibitionDetails'; status: OrderStatus }) {
  const go = useGo();
  const { pageNum } = useSearchParams('/program', { pageNum: number(1, 9), keyword: text() });
  const read: number | undefined = pageNum;
  go('/home');
  go('/home', {}, { replace: true });
  go('/program', { keyword: 'x', pageNum: read, genre: undefined }, { replace: true });
  go('/details', { id: 1, play: 1, media: ['svod'] });
  go('/submitOrder', { id: 1, media: 'svod,avod' });
  go('/personal/order', { status });
  go(screen, { id: 1 });
  urlOf('/resultPage', { orderNo: 'x' });
  // @ts-expect-error there is no such path
  go('/detail', { id: 1 });
  // @ts-expect-error a required param is missing
  go('/details');
  // @ts-expect-error a required param is missing
  go('/details', { play: 1 });
  // @ts-expect-error a required param is missing on both paths
  go(screen);
  // @ts-expect-error an unknown param
  go('/program', { query: 'x' });
  // @ts-expect-error a page without params
  go('/home', { query: 'x' });
  // @ts-expect-error a number is expected
  go('/details', { id: 'x' });
  // @ts-expect-error a required param is missing
  urlOf('/resultPage');
  // @ts-expect-error the page declares no such param
  useSearchParams('/program', { keyword: text(), query: text() });
  // @ts-expect-error the page declares another type
  useSearchParams('/details', { id: text() });
  return (
    <>
      <Link to="/home">x</Link>
      <Link to="/program" search={{ keyword: 'x' }} className="x">
        x
      </Link>
      <Link to={screen} search={{ id: useSearchParams('/details', { id }).id ?? 1 }}>
        x
      </Link>
      {/* @ts-expect-error there is no such path */}
      <Link to="/detail" search={{ id: 1 }}>
        x
      </Link>
      {/* @ts-expect-error a required param is missing */}
      <Link to="/details">x</Link>
      {/* @ts-expect-error an unknown param */}
      <Link to="/program" search={{ query: 'x' }}>
        x
      </Link>
    </>
  );
}
