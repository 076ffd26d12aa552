import { describe, expect, test } from 'vitest';
import { CertStatus, certFlow } from './certification.ts';
import { AuditStatus, auditFlow, ContractStatus, contractFlow, SignContract } from './contracts.ts';
import { checkDigit, contractNoOf, isContractNo, isOrderNo, makeOrderNo } from './orderNo.ts';
import { Invoice, OrderStatus, orderFlow, orders, PaymentStatus, paymentFlow } from './orders.ts';

/** The tables of product §5 and product §3, written out: every move that is allowed; all others are refused. */
const tables: [
  string,
  { can: (a: never, s: never) => boolean; next: (a: never, s: never) => number | undefined; actions: object },
  readonly number[],
  Record<string, [number, number][]>,
][] = [
  [
    'order',
    orderFlow,
    [0, 1, 2, 3, 9],
    {
      accept: [[0, 1]],
      ship: [[1, 2]],
      complete: [[2, 3]],
      cancel: [
        [0, 9],
        [1, 9],
      ],
      timeOut: [
        [0, 9],
        [1, 9],
      ],
    },
  ],
  [
    'contract',
    contractFlow,
    [0, 1, 2, 3, 4],
    {
      issue: [[0, 1]],
      sign: [[1, 2]],
      expire: [
        [1, 3],
        [2, 3],
      ],
      terminate: [
        [0, 4],
        [1, 4],
        [2, 4],
      ],
    },
  ],
  ['payment', paymentFlow, [0, 1, 2], { voucher: [[0, 1]], confirm: [[1, 2]], reject: [[1, 0]] }],
  ['review', auditFlow, [0, 1, 2], { approve: [[0, 1]], reject: [[0, 2]] }],
  [
    'certification',
    certFlow,
    [0, 1, 2, 3],
    {
      apply: [
        [0, 2],
        [3, 2],
      ],
      approve: [[2, 1]],
      reject: [[2, 3]],
    },
  ],
];
describe.each(tables)('the %s moves', (_name, flow, states, moves) => {
  test('by exactly the actions of the table', () =>
    expect(Object.keys(flow.actions).sort()).toEqual(Object.keys(moves).sort()));
  test.each(Object.keys(moves))('%s is allowed from its states only', (action) => {
    const allowed = new Map(moves[action]);
    for (const state of states) {
      expect([state, flow.can(action as never, state as never)]).toEqual([state, allowed.has(state)]);
      expect([state, flow.next(action as never, state as never)]).toEqual([state, allowed.get(state)]);
    }
  });
});

test('the status codes are those of the specification', () => {
  const codesOf = (list: { options: { code: number }[] }) => list.options.map((row) => row.code);
  expect(codesOf(OrderStatus)).toEqual([0, 1, 2, 3, 9]);
  expect(codesOf(PaymentStatus)).toEqual([0, 1, 2]);
  expect(codesOf(ContractStatus)).toEqual([0, 1, 2, 3, 4]);
  expect(codesOf(AuditStatus)).toEqual([0, 1, 2]);
  expect(codesOf(CertStatus)).toEqual([0, 1, 2, 3]);
});

test('the check digit is Damm’s', () => {
  // 572 → 4 is the worked example of H. Michael Damm's method.
  expect(checkDigit('572')).toBe(4);
  expect(checkDigit('5724')).toBe(0);
});

test('an order number carries its day and catches a wrong digit and swapped neighbours', () => {
  const no = makeOrderNo('2026-11-20', 42);
  expect(no).toMatch(/^PV20261120000042\d$/);
  expect(isOrderNo(no)).toBe(true);
  expect(isOrderNo(makeOrderNo('2027-01-01', 1_234_567))).toBe(true);
  for (let i = 2; i < no.length; i++) {
    for (const digit of '0123456789')
      if (digit !== no[i]) expect(isOrderNo(no.slice(0, i) + digit + no.slice(i + 1))).toBe(false);
    if (no[i + 1] && no[i] !== no[i + 1])
      expect(isOrderNo(no.slice(0, i) + no[i + 1] + no[i] + no.slice(i + 2))).toBe(false);
  }
  for (const bad of ['', 'PV', no.slice(2), ` ${no}`, `${no}0`, `PX${no.slice(2)}`]) expect(isOrderNo(bad)).toBe(false);
  expect(isContractNo(contractNoOf(no))).toBe(true);
  expect(isContractNo(no)).toBe(false);
});

test('order numbers are read as people type them', () => {
  const no = makeOrderNo('2026-11-20', 7);
  expect(orders.confirmReceipt.input.parse({ orderNo: ` ${no.toLowerCase()} ` })).toEqual({ orderNo: no });
});

test('an invoice to a unit needs a tax number, one to a person does not', () => {
  const invoice = { title: '某公司', taxNo: '' };
  expect(Invoice.safeParse({ ...invoice, type: 1 }).success).toBe(true);
  expect(Invoice.safeParse({ ...invoice, type: 2 }).error?.issues[0]?.message).toBe('invoiceUnitTaxNo');
  expect(Invoice.safeParse({ ...invoice, type: 2, taxNo: '91110000802100433B' }).success).toBe(true);
});

test('a drawn signature is a PNG of at most 200 KB', () => {
  const sign = (drawing: string) =>
    SignContract.safeParse({ orderContractId: 1, method: 'drawn', name: '王小明', emailCode: '123456', drawing });
  const png = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
  expect(sign(png(200 * 1024)).success).toBe(true);
  expect(sign(png(201 * 1024)).error?.issues[0]?.message).toBe('drawingTooLarge');
  expect(sign('data:image/svg+xml;base64,AAAA').error?.issues[0]?.message).toBe('drawSignature');
});
