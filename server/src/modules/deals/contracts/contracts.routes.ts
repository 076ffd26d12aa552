import { contractCheck, contracts } from '@pavilion/protocol/contracts.ts';
import { licensorSigning } from '@pavilion/protocol/licensorSigning.ts';
import { consoleContract } from '@pavilion/protocol/orders.console.ts';
import { implement } from '../../../kit/implement.ts';
import { uploadPaymentVoucher, uploadVoucherFile } from '../payments.service.ts';
import { listContracts, myContract, viewContract } from '../view/contractPages.service.ts';
import { checkContract } from './check.service.ts';
import { getLicensorCode, openLicensorContract, signAsLicensor } from './licensorSigning.service.ts';
import { getSignCode, signContract, uploadStampedContract } from './signing.service.ts';

export const contractSlice = implement(contracts, {
  myContract,
  viewContract,
  getSignCode,
  signContract,
  uploadVoucherFile,
  uploadStampedContract,
  uploadPaymentVoucher,
});
export const contractCheckSlice = implement(contractCheck, { check: checkContract });
export const licensorSigningSlice = implement(licensorSigning, {
  open: openLicensorContract,
  getCode: getLicensorCode,
  sign: signAsLicensor,
});
export const consoleContractSlice = implement(consoleContract, { list: listContracts });
