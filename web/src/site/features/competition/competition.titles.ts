// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  competitionTitle: { zh: '短视频大赛', en: 'Short Video Competition' },
  entryTitle: { zh: '参赛作品', en: 'Competition entry' },
};
