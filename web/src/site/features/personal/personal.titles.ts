// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  centreTitle: { zh: '个人中心', en: 'Personal centre' },
  profileTitle: { zh: '个人资料', en: 'Profile' },
};
