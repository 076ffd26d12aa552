// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  listTitle: { zh: '我的合同', en: 'My contracts' },
  contractTitle: { zh: '合同', en: 'Contract' },
  licensorSignTitle: { zh: '授权方签署', en: 'Sign for the licensor' },
  checkTitle: { zh: '合同核验', en: 'Contract check' },
};
