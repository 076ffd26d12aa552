// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  competitionTitle: { zh: '短视频大赛', en: 'Short Video Competition' },
  entryTitle: { zh: '参赛作品', en: 'Competition entry' },
};
