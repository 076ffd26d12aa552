import { agreement, consoleAgreement } from '@pavilion/protocol/agreement.ts';
import { benefits } from '../../../content/benefits.ts';
import { cached, implement } from '../../kit/implement.ts';
import { agree, currentText, myConsents, publishedVersion } from './agreement.service.ts';
import { getTextForDesk, getVersionForDesk, publishText, saveText, withdrawVersion } from './desk.service.ts';

const tables = ['agreement_versions'];
export const agreementSlice = implement(agreement, {
  // Kept for a minute at most, so a version comes into force within a minute of its hour.
  current: cached(tables, currentText('agreement')),
  privacy: cached(tables, currentText('privacy')),
  about: cached(tables, currentText('about')),
  version: cached(tables, publishedVersion),
  agree,
  mine: myConsents,
  // Words of this version of Pavilion: no table can change them.
  benefits: cached([], async () =>
    benefits.map(({ title, sentence }) => ({
      zhTitle: title.zh,
      enTitle: title.en,
      zhText: sentence.zh,
      enText: sentence.en,
    })),
  ),
});

export const consoleAgreementSlice = implement(consoleAgreement, {
  detail: getTextForDesk,
  save: saveText,
  publish: publishText,
  withdraw: withdrawVersion,
  version: getVersionForDesk,
});
