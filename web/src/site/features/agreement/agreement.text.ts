import { titles } from './agreement.titles.ts';

export const text = {
  agreementTitle: titles.agreement,
  privacyTitle: titles.privacy,
  mine: { zh: '我同意过的版本', en: 'Versions I have agreed to' },
  mineLine: {
    zh: (version: string, day: string) => `版本 ${version}，同意于 ${day}`,
    en: (version: string, day: string) => `Version ${version}, agreed on ${day}`,
  },
};
