import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { agreement } from './agreement.ts';
import { certification, consoleCertification } from './certification.ts';
import { contractCheck, contracts } from './contracts.ts';
import { consoleFile, resource } from './files.ts';
import { home } from './home.ts';
import { notification } from './notifications.ts';
import { orders } from './orders.ts';
import { consoleContract, consoleOrder, consoleSubmission } from './ordersDesk.ts';
import { programSale } from './programmes.ts';
import { consoleProgramme, consoleSeller } from './programmesDesk.ts';
import { consoleRights, rights } from './rights.ts';
import { consoleAudit, consoleBoard, consoleMail, consoleSession, consoleStaff, consoleUser } from './staff.ts';

/** The table of contents of the product: every slice's endpoints. */
export const api = {
  index: home,
  user: { ...accounts, ...addresses, ...certification },
  resource,
  programSale,
  rights,
  programOrder: { ...orders, ...contracts },
  contract: contractCheck,
  agreement,
  notification,
  consoleSession,
  consoleBoard,
  consoleCertification,
  consoleProgramme,
  consoleSeller,
  consoleRights,
  consoleOrder,
  consoleSubmission,
  consoleContract,
  consoleFile,
  consoleUser,
  consoleMail,
  consoleAudit,
  consoleStaff,
};
