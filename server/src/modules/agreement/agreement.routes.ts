import { agreement } from '@pavilion/protocol/agreement.ts';
import { benefits } from '../../../content/benefits.ts';
import { cached, implement } from '../../kit/implement.ts';
import { agree, currentAgreement } from './agreement.service.ts';

export const agreementSlice = implement(agreement, {
  current: cached(['agreement_versions'], currentAgreement),
  agree,
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
