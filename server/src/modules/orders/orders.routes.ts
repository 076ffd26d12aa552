import { orders } from '@pavilion/protocol/orders.ts';
import { consoleOrder } from '@pavilion/protocol/ordersDesk.ts';
import { implement, queued } from '../../kit/implement.ts';
import { createQueue } from '../../kit/queue.ts';
import {
  acceptOrder,
  askTermination,
  cancelOrder,
  confirmShipment,
  confirmTermination,
  sendLicensorLinkAgain,
  shipOrder,
  shortenHold,
  uploadInvoice,
  withdrawShipment,
  withdrawTermination,
} from './desk.service.ts';
import { limitOrders } from './holds.ts';
import { cancelProgram, confirmReceipt, orderProgram, preorderProgram } from './orders.service.ts';
import { deskOrder, listOrders, myOrder, myOrderDetail } from './views.service.ts';

/** Orders wait for locks of rights; so many at once leave most connections of a pool of ten to everybody else. */
const ordersAtOnce = 3;
const orderQueue = createQueue(ordersAtOnce, 2000);

export const orderSlice = implement(orders, {
  preorderProgram,
  orderProgram: queued(orderQueue, limitOrders, orderProgram),
  cancelProgram,
  confirmReceipt,
  myOrder,
  myOrderDetail,
});
export const consoleOrderSlice = implement(consoleOrder, {
  list: listOrders,
  detail: deskOrder,
  accept: acceptOrder,
  ship: shipOrder,
  confirmShipment,
  withdrawShipment,
  cancel: cancelOrder,
  shortenHold,
  askTermination,
  confirmTermination,
  withdrawTermination,
  sendLicensorLink: sendLicensorLinkAgain,
  uploadInvoice,
});
