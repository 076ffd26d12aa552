import { accounts } from '@pavilion/protocol/accounts.ts';
import { implement } from '../../kit/implement.ts';
import { closeMyAccount } from './closing.service.ts';
import { confirmSignIn } from './dormancy.service.ts';
import { exportMyData } from './export.service.ts';
import { endOtherSessions, endSession, mySessions } from './mySessions.service.ts';
import { changeUserPassword, forgetPassword, resetPassword } from './passwordChange.service.ts';
import { editUserInfo, getUserInfo } from './profile.service.ts';
import { getEmailCode, register } from './register.service.ts';
import { login, logout } from './signIn.service.ts';
import { getSignInCode } from './signInCode.service.ts';

export const accountSlice = implement(accounts, {
  login,
  getSignInCode: getSignInCode('user'),
  register,
  logout,
  getUserInfo,
  getEmailCode,
  forgetPassword,
  resetPassword,
  changeUserPassword,
  editUserInfo,
  confirmSignIn,
  mySessions,
  endSession,
  endOtherSessions,
  exportMyData,
  closeMyAccount,
});
