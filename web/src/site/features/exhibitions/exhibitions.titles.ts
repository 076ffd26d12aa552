// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  exhibitionTitle: { zh: '云上节展', en: 'Festivals' },
  detailsTitle: { zh: '节展详情', en: 'Exhibition' },
};
