// Checked by the compiler only: each `@ts-expect-error` fails the type check if the line below it compiles.
import { z } from 'zod';
import { useConsoleParams } from './consoleParams.ts';
import { Link, urlOf, useGo } from './links.ts';
import { recordId, useOpenRecord } from './useOpenRecord.ts';

export function TypedLinks() {
  const go = useGo();
  const { show } = useOpenRecord('/orders', z.string());
  const read: number | undefined = useConsoleParams('/programmes/edit', z.object({ id: recordId.optional() }))?.id;
  go('/programmes/edit', { id: read });
  show('x');
  urlOf('/orders', { open: 'x', pageNum: 1 });
  // @ts-expect-error a path of the site
  go('/home');
  // @ts-expect-error an unknown param
  go('/orders', { opened: 'x' });
  // @ts-expect-error a number is expected
  go('/programmes/edit', { id: 'x' });
  // @ts-expect-error an order is opened by its number, a text
  show(1);
  // @ts-expect-error this list opens no record
  useOpenRecord('/staff', recordId);
  // @ts-expect-error the page declares no such param
  useConsoleParams('/sheets', z.object({ open: z.string().optional() }));
  // @ts-expect-error the page declares another type
  useConsoleParams('/programmes/edit', z.object({ id: z.string().optional() }));
  return (
    <>
      <Link to="/orders" search={{ open: 'x' }}>
        x
      </Link>
      {/* @ts-expect-error an unknown param */}
      <Link to="/orders" search={{ opened: 'x' }}>
        x
      </Link>
    </>
  );
}
