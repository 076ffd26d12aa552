import { contracts } from '@pavilion/protocol/contracts.ts';
import type { Endpoint } from '@pavilion/protocol/kit/endpoint.ts';
import { notification } from '@pavilion/protocol/notifications.ts';
import { orders } from '@pavilion/protocol/orders.ts';
import { rights } from '@pavilion/protocol/rights.ts';

/** The reads that a move of a deal invalidates; cancelling and signing also change what is free. */
export const dealReads: readonly Endpoint[] = [
  orders.myOrder,
  orders.myOrderDetail,
  contracts.myContract,
  contracts.viewContract,
  notification.list,
  rights.availability,
];
