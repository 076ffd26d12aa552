import { accounts } from './accounts.ts';
import { consoleActivity } from './activities.console.ts';
import { meetingInfo } from './activities.ts';
import { addresses } from './addresses.ts';
import { agreement, consoleAgreement } from './agreement.ts';
import { certification, consoleCertification } from './certification.ts';
import { consoleCompany, consoleContact } from './companies.console.ts';
import { buyerInfo, companyContact, sellerInfo } from './companies.ts';
import { consoleCompetition, consoleEntry } from './competition.console.ts';
import { videoCompetition } from './competition.ts';
import { contractCheck, contracts } from './contracts.ts';
import { consoleDictionary, dict } from './dictionary.ts';
import { consoleDownload, downloads } from './downloads.ts';
import { consoleExhibition } from './exhibitions.console.ts';
import { exhibitionOnline } from './exhibitions.ts';
import { favourites } from './favourites.ts';
import { consoleFile, resource } from './files.ts';
import { home } from './home.ts';
import { licensorSigning } from './licensorSigning.ts';
import { consoleLicensor } from './licensors.ts';
import { consoleNavigation, navigation } from './navigation.ts';
import { consoleNews } from './news.console.ts';
import { information } from './news.ts';
import { notification } from './notifications.ts';
import { consoleContract, consoleOrder, consoleSubmission } from './orders.console.ts';
import { orders } from './orders.ts';
import { appPagePanel, consoleBanner } from './panels.ts';
import { consoleProgramme, consoleSeller } from './programmes.console.ts';
import { programSale } from './programmes.ts';
import { consoleRights, rights } from './rights.ts';
import { search } from './search.ts';
import { consoleSettings, settings } from './settings.ts';
import { consoleSheet } from './sheets.ts';
import { consoleSignup } from './signup.console.ts';
import { signup, signupCalls } from './signup.ts';
import { consoleAudit, consoleBoard, consoleMail, consoleSession, consoleStaff } from './staff.ts';
import { consoleTrailer } from './trailers.ts';
import { consoleUser } from './users.console.ts';
import { consoleWorks } from './works.console.ts';

/** The table of contents of the product: every slice's endpoints. */
export const api = {
  index: home,
  search,
  user: { ...accounts, ...addresses, ...certification, ...favourites, ...signupCalls },
  signup,
  resource,
  programSale,
  exhibitionOnline,
  information,
  meetingInfo,
  downloads,
  sellerInfo,
  buyerInfo,
  companyContact,
  videoCompetition,
  rights,
  programOrder: { ...orders, ...contracts },
  contract: contractCheck,
  licensor: licensorSigning,
  agreement,
  settings,
  navigation,
  dict,
  appPagePanel,
  notification,
  consoleSession,
  consoleBoard,
  consoleCertification,
  consoleSignup,
  consoleProgramme,
  consoleWorks,
  consoleSeller,
  consoleCompany,
  consoleContact,
  consoleSheet,
  consoleExhibition,
  consoleNews,
  consoleDownload,
  consoleActivity,
  consoleCompetition,
  consoleEntry,
  consoleRights,
  consoleOrder,
  consoleSubmission,
  consoleContract,
  consoleLicensor,
  consoleFile,
  consoleTrailer,
  consoleUser,
  consoleMail,
  consoleAudit,
  consoleStaff,
  consoleSettings,
  consoleAgreement,
  consoleNavigation,
  consoleDictionary,
  consoleBanner,
};
