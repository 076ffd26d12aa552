import { consoleLicensor } from '@pavilion/protocol/licensors.ts';
import { implement } from '../../kit/implement.ts';
import {
  confirmLicensorEntry,
  endLicensorEntry,
  enterAccount,
  enterMandate,
  enterParty,
  getLicensor,
  listLicensors,
  uploadMandate,
} from './entries.service.ts';
import { askAccountMove, confirmAccountMove, withdrawAccountMove } from './moves.service.ts';

export const consoleLicensorSlice = implement(consoleLicensor, {
  list: listLicensors,
  detail: getLicensor,
  enterParty,
  enterAccount,
  uploadMandate,
  enterMandate,
  confirm: confirmLicensorEntry,
  end: endLicensorEntry,
  askAccountMove,
  confirmAccountMove,
  withdrawAccountMove,
});
