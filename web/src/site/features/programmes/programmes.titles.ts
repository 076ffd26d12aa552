// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  programTitle: { zh: '待售节目', en: 'Programmes for sale' },
  listTitle: { zh: '节目列表', en: 'Programme list' },
  detailsTitle: { zh: '节目详情', en: 'Programme' },
};
