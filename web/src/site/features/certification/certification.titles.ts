// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  pageTitle: { zh: '身份认证', en: 'Certification' },
  personTitle: { zh: '个人认证', en: 'Certify as a person' },
  enterpriseTitle: { zh: '企业认证', en: 'Certify as an enterprise' },
};
