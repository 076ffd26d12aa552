export const addressText = {
  addTitle: { zh: '新增地址', en: 'Add an address' },
  editTitle: { zh: '编辑地址', en: 'Edit address' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  added: { zh: '地址已添加', en: 'Address added' },
  saved: { zh: '地址已保存', en: 'Address saved' },
  addFailed: { zh: '添加失败', en: 'Add failed' },
  editFailed: { zh: '修改失败', en: 'Edit failed' },
  isDefault: { zh: '设为默认地址', en: 'Make this my default address' },
  streetHint: { zh: '街道、门牌、楼层和房间号', en: 'Street, number, floor and room' },
  abroadHint: { zh: '街道、城市、州/省', en: 'Street, city, state or province' },
};
