// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  pageTitle: { zh: '身份认证', en: 'Certification' },
  personTitle: { zh: '个人认证', en: 'Certify as a person' },
  enterpriseTitle: { zh: '企业认证', en: 'Certify as an enterprise' },
};
