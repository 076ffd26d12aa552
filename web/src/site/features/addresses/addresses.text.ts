import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './addresses.titles.ts';

export const text = {
  ...titles,
  lead: { zh: '合同原件、光盘和发票将寄往此处。', en: 'Where signed originals, discs and invoices are sent.' },
  add: { zh: '新增地址', en: 'Add an address' },
  empty: { zh: '还没有收货地址', en: 'You have no address yet' },
  isDefault: { zh: '默认', en: 'Default' },
  makeDefault: { zh: '设为默认', en: 'Set as default' },
  madeDefault: { zh: '已设为默认地址', en: 'Set as your default address' },
  edit: { zh: '编辑', en: 'Edit' },
  remove: { zh: '删除', en: 'Remove' },
  removeTitle: { zh: '确认删除这个地址？', en: 'Remove this address?' },
  removed: { zh: '地址已删除', en: 'Address removed' },
  removeFailed: { zh: '删除失败', en: 'Delete failed' },
  editFailed: { zh: '修改失败', en: 'Edit failed' },
  full: {
    zh: (n: number) => `最多保存 ${n} 个地址`,
    en: (n: number) => plural(n, 'You can save only one address', `You can save up to ${n} addresses`),
  },
};
