import { notification } from '@pavilion/protocol/notifications.ts';
import { implement } from '../../kit/implement.ts';
import { listNotifications, markRead } from './notifications.service.ts';

export const notificationSlice = implement(notification, { list: listNotifications, markRead });
