import { closeAgreementPopup, useAgreementPopup } from '../../lib/agreementPopup.ts';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { withPageStyles } from '../pageStyles.ts';

const AgreementSheet = lazyWithRetry(
  withPageStyles(() => import('../parts/AgreementCheck.tsx').then((m) => m.AgreementSheet)),
);

/** Loaded when the side menu first opens it. */
export function AgreementPopup() {
  return useAgreementPopup() && <AgreementSheet open onClose={closeAgreementPopup} />;
}
