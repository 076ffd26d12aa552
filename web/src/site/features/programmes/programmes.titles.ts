// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  programTitle: { zh: '待售节目', en: 'Programmes for sale' },
  listTitle: { zh: '节目列表', en: 'Programme list' },
  detailsTitle: { zh: '节目详情', en: 'Programme' },
};
