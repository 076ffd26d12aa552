// The parts that settle an order: money received, tax withheld by law and bank charges together make its total (product §5). First pages
// read it, so the schema is in settlementFields.ts.

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

/** Returns the shortfall in minor units: 0 for a complete payment, negative if too much was paid. */
export const shortfallMinor = (totalMinor: number, settlement: Settlement): number =>
  totalMinor - settledMinor(settlement);
