import { agreement, consoleAgreement } from '@pavilion/protocol/agreement.ts';
import { benefits } from '../../../content/benefits.ts';
import { cached, implement } from '../../kit/implement.ts';
import {
  getTextForConsole,
  getVersionForConsole,
  publishText,
  saveText,
  withdrawVersion,
} from './agreement.console.service.ts';
import { agree, currentText, myConsents, publishedVersion } from './agreement.service.ts';

const tables = ['agreementVersions'] as const;
export const agreementSlice = implement(agreement, {
  // Cached for a minute at most, so a version comes into force within a minute of its time.
  current: cached(tables, currentText('agreement')),
  privacy: cached(tables, currentText('privacy')),
  about: cached(tables, currentText('about')),
  version: cached(tables, publishedVersion),
  agree,
  mine: myConsents,
  // These texts are part of the release; no table can change them.
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
  detail: getTextForConsole,
  save: saveText,
  publish: publishText,
  withdraw: withdrawVersion,
  version: getVersionForConsole,
});
