import { lazy, Suspense } from 'react';
import { closeAgreementPopup, useAgreementPopup } from '../../lib/agreementPopup.ts';
import { withinChunkTime } from '../../lib/route.ts';
import { withPageStyles } from '../pageStyles.ts';

const AgreementSheet = lazy(() =>
  withinChunkTime(
    withPageStyles(() => import('../../parts/AgreementCheck.tsx').then((part) => ({ default: part.AgreementSheet }))),
  ),
);

/** Comes when the side menu first asks for it. */
export function AgreementPopup() {
  if (!useAgreementPopup()) return null;
  return (
    <Suspense>
      <AgreementSheet open onClose={closeAgreementPopup} />
    </Suspense>
  );
}
