// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  signup: { zh: '报名参加', en: 'Sign up' },
  mine: { zh: '我的报名', en: 'My sign-ups' },
};
