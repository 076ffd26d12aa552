import { consoleAudit, consoleBoard, consoleMail, consoleSession, consoleStaff } from '@pavilion/protocol/staff.ts';
import { consoleUser } from '@pavilion/protocol/users.console.ts';
import { implement } from '../../kit/implement.ts';
import { getSignInCode } from '../accounts/accounts.service.ts';
import { counts } from './board.service.ts';
import { disableTotp, enableTotp, renewRecoveryCodes, setupTotp } from './secondFactor.service.ts';
import { changePassword, editMe, login, logout, me } from './session.service.ts';
import { listAudit, listMails, listUsers, mailDetail, resendMail, userContact } from './staff.console.service.ts';
import { disable, listStaff, resetTotp, saveSettings, saveStaff, settings } from './staff.service.ts';

export const staffSlices = [
  implement(consoleSession, {
    login,
    getSignInCode: getSignInCode('staff'),
    logout,
    me,
    editMe,
    changePassword,
    setupTotp,
    enableTotp,
    disableTotp,
    renewRecoveryCodes,
  }),
  implement(consoleBoard, { counts }),
  implement(consoleStaff, { list: listStaff, save: saveStaff, disable, resetTotp, settings, saveSettings }),
  implement(consoleMail, { list: listMails, detail: mailDetail, resend: resendMail }),
  implement(consoleAudit, { list: listAudit }),
  implement(consoleUser, { list: listUsers, contact: userContact }),
];
