// Addresses of the open web. Without schemas, because every page has a footer.

/** Whether a text is a URL of the open web, and not one that a browser would execute. */
export const isWebUrl = (value: string): boolean => /^https?:\/\/[^\s@]+$/i.test(value) && URL.canParse(value);
/** Where the Ministry of Industry's register is looked up; it takes no number in its address. */
export const icpRegister = 'https://beian.miit.gov.cn/';
/** The public-security register's own page of a number such as 京公网安备 11010502000000号. */
export const policeRegister = (policeNumber: string): string =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${policeNumber.replace(/\D/g, '')}`;
