import { orders } from '@pavilion/protocol/orders.ts';
import { consoleOrder } from '@pavilion/protocol/ordersDesk.ts';
import { implement } from '../../kit/implement.ts';
import {
  acceptOrder,
  askTermination,
  cancelOrder,
  confirmTermination,
  sendLicensorLinkAgain,
  shipOrder,
  uploadInvoice,
  withdrawTermination,
} from './desk.service.ts';
import { cancelProgram, confirmReceipt, orderProgram, preorderProgram } from './orders.service.ts';
import { deskOrder, listOrders, myOrder, myOrderDetail } from './views.service.ts';

export const orderSlice = implement(orders, {
  preorderProgram,
  orderProgram,
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
  cancel: cancelOrder,
  askTermination,
  confirmTermination,
  withdrawTermination,
  sendLicensorLink: sendLicensorLinkAgain,
  uploadInvoice,
});
