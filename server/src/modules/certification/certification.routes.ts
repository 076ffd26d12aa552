import { certification, consoleCertification } from '@pavilion/protocol/certification.ts';
import { implement } from '../../kit/implement.ts';
import { authCompanyIdentity, authPersonIdentity, getUserAuthInfo } from './certification.service.ts';
import { editContractDetails } from './contractDetails.service.ts';
import { approve, listQueue, reject, reviewDetail } from './review.service.ts';

export const certificationSlice = implement(certification, {
  authPersonIdentity,
  authCompanyIdentity,
  editContractDetails,
  getUserAuthInfo,
});
export const consoleCertificationSlice = implement(consoleCertification, {
  list: listQueue,
  detail: reviewDetail,
  approve,
  reject,
});
