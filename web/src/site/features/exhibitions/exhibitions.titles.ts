// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  exhibitionTitle: { zh: '云上节展', en: 'Festivals' },
  detailsTitle: { zh: '节展详情', en: 'Exhibition' },
};
