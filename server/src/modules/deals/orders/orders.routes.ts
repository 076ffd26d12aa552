import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { consoleOrder } from '@pavilion/protocol/orders.console.ts';
import { orders } from '@pavilion/protocol/orders.ts';
import { countryCodes, isCountryCode, territoryGroups } from '@pavilion/protocol/territories.ts';
import { implement, queued } from '../../../kit/implement.ts';
import { createQueue } from '../../../kit/queue.ts';
import { listOrders, myOrder, myOrderDetail, staffOrder } from '../view/orderPages.service.ts';
import { limitOrders } from './holds.ts';
import * as staffMoves from './orders.console.service.ts';
import { cancelProgram, confirmReceipt, orderProgram, preorderProgram } from './orders.service.ts';

/** Orders wait for locks of rights. This limit leaves most connections of a pool of ten to other requests. */
const ordersAtOnce = 3;
const orderQueue = createQueue(ordersAtOnce, 2000);
const handicapMsOfRight = 5;
const longestHandicapMs = 5_000;
/**
 * Delays an order by the number of rights it requests, so that an order of one right does not wait behind many orders of whole
 * continents.
 */
function handicapMs({ media, territories }: ParsedOf<typeof orders.orderProgram>): number {
  const sizeOf = (ref: string) => {
    if (isCountryCode(ref)) return 1;
    return Object.hasOwn(territoryGroups, ref) ? territoryGroups[ref]!.codes.length : countryCodes.length;
  };
  const countries = territories.reduce((sum, ref) => sum + sizeOf(ref), 0);
  return Math.min((media.length * countries - 1) * handicapMsOfRight, longestHandicapMs);
}

export const orderSlice = implement(orders, {
  preorderProgram,
  orderProgram: queued(orderQueue, limitOrders, handicapMs, orderProgram),
  cancelProgram,
  confirmReceipt,
  myOrder,
  myOrderDetail,
});
export const consoleOrderSlice = implement(consoleOrder, { list: listOrders, detail: staffOrder, ...staffMoves });
