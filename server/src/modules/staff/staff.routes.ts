import {
  consoleAudit,
  consoleBoard,
  consoleMail,
  consoleSession,
  consoleStaff,
  consoleUser,
} from '@pavilion/protocol/staff.ts';
import { implement } from '../../kit/implement.ts';
import { counts } from './board.service.ts';
import { listAudit, listMails, listUsers, mailDetail, resendMail, userContact } from './desk.service.ts';
import { changePassword, disableTotp, editMe, enableTotp, login, logout, me, setupTotp } from './session.service.ts';
import { disable, listStaff, resetTotp, saveSettings, saveStaff, settings } from './staff.service.ts';

export const staffSlices = [
  implement(consoleSession, { login, logout, me, editMe, changePassword, setupTotp, enableTotp, disableTotp }),
  implement(consoleBoard, { counts }),
  implement(consoleStaff, { list: listStaff, save: saveStaff, disable, resetTotp, settings, saveSettings }),
  implement(consoleMail, { list: listMails, detail: mailDetail, resend: resendMail }),
  implement(consoleAudit, { list: listAudit }),
  implement(consoleUser, { list: listUsers, contact: userContact }),
];
