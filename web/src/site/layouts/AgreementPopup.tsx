import { closeAgreementPopup, useAgreementPopup } from '../../lib/agreementPopup.ts';
import { lazyPiece } from '../../lib/lazyPiece.tsx';
import { withPageStyles } from '../pageStyles.ts';

const AgreementSheet = lazyPiece(
  withPageStyles(() => import('../../parts/AgreementCheck.tsx').then((m) => m.AgreementSheet)),
);

/** Comes when the side menu first asks for it. */
export function AgreementPopup() {
  return useAgreementPopup() && <AgreementSheet open onClose={closeAgreementPopup} />;
}
