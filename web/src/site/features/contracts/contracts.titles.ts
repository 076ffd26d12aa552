// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  listTitle: { zh: '我的合同', en: 'My contracts' },
  contractTitle: { zh: '合同', en: 'Contract' },
  licensorSignTitle: { zh: '授权方签署', en: 'Sign for the licensor' },
  checkTitle: { zh: '合同查验', en: 'Contract check' },
};
