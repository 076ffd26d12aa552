// What settles an order: money received, tax withheld by law and bank charges together make its total (product §5). Read by first
// pages: the schema stands in settlementFields.ts.

/** Parts of a payment, in minor units of the order's currency. */
export interface Settlement {
  /** Arrived in the licensor's account. */
  receivedMinor: number;
  /** Tax that the buyer paid for the licensor, proved by a certificate. */
  withheldMinor: number;
  /** What banks kept on the way. */
  chargesMinor: number;
}

/** All parts together, in minor units. */
export const settledMinor = ({ receivedMinor, withheldMinor, chargesMinor }: Settlement): number =>
  receivedMinor + withheldMinor + chargesMinor;

/** What is missing of the total, in minor units: 0 when the payment is complete, negative when too much was paid. */
export const shortfallMinor = (totalMinor: number, settlement: Settlement): number =>
  totalMinor - settledMinor(settlement);
