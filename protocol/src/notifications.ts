import { z } from 'zod';
import { flag, instant } from './fields.ts';
import { get, id, nothing, pageOf, pageQuery, post } from './kit/endpoint.ts';

export const Notification = z.object({
  id: z.int(),
  kind: z.string(),
  zhTitle: z.string(),
  enTitle: z.string(),
  zhBody: z.string(),
  enBody: z.string(),
  /** A route of the site, such as `/personal/order/details?orderNo=…`. */
  link: z.string().nullable(),
  readAt: instant.nullable(),
  createdAt: instant,
});
export type Notification = z.output<typeof Notification>;

export const notification = {
  list: get('/api/notification/list', {
    summary: 'My notifications, newest first',
    access: 'user',
    reply: 'flat',
    input: pageQuery.extend({ unread: flag.optional() }),
    output: pageOf(Notification).extend({ unreadCount: z.int() }),
  }),
  markRead: post('/api/notification/markRead', {
    summary: 'Mark some of my notifications read, or all of them',
    access: 'user',
    input: z.object({ ids: z.array(id).max(100).optional() }),
    output: nothing,
  }),
};
