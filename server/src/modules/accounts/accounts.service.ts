// Exports what other modules use of accounts.

export { rememberDevice } from './devices.service.ts';
export { checkEmailCode, sendEmailCode, spendEmailCode } from './emailCodes.service.ts';
export { lockUser } from './lockUser.service.ts';
export { hashPassword, passwordMatches } from './passwords.service.ts';
export {
  closeSession,
  closeSessionsOfStaff,
  hashOfToken,
  idleMinutes,
  idleMinutesSetting,
  isTotpRequired,
  newToken,
  openSession,
  requireTotpSetting,
} from './sessions.service.ts';
export { getSignInCode } from './signInCode.service.ts';
export { admitTry } from './signInLimits.service.ts';
export { refuseWeakPassword } from './strength.service.ts';
