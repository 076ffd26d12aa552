// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  centreTitle: { zh: '个人中心', en: 'Personal centre' },
  profileTitle: { zh: '个人资料', en: 'Profile' },
};
