export const text = {
  title: { zh: '分类与字典', en: 'Dictionaries' },
  lead: {
    zh: '节目的五个分类可改名、换图标、排序；其他字典还可新增和停用。',
    en: 'The five programme categories can be renamed and reordered; other dictionaries can also gain and retire items.',
  },
  dictionaries: { zh: '字典', en: 'Dictionaries' },
  add: { zh: '新增一项', en: 'New item' },
  newTitle: { zh: '新增字典项', en: 'New item' },
  editTitle: { zh: '编辑字典项', en: 'Edit item' },
  edit: { zh: (name: string) => `编辑“${name}”`, en: (name: string) => `Edit “${name}”` },
  earlier: { zh: (name: string) => `“${name}”前移`, en: (name: string) => `Move “${name}” up` },
  later: { zh: (name: string) => `“${name}”后移`, en: (name: string) => `Move “${name}” down` },
  unused: { zh: '已停用', en: 'Retired' },
  unusedSwitch: {
    zh: '停用：不再供选择，已有内容不变',
    en: 'Retired: no longer offered; existing content keeps it',
  },
  noIcon: { zh: '无图标', en: 'No icon' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: { zh: '字典已更新', en: 'Dictionary updated' },
  failed: { zh: '保存失败', en: 'Could not be saved' },
};
