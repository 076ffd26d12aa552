// The types of columns that PostgreSQL knows only as text, numbers or jsonb; `scripts/generateTables.ts` maps columns to them.
import type { HomepageStatus as HomepageStatusCodes } from '@pavilion/protocol/accounts.ts';
import type { ContractSignature, keptTerms } from '@pavilion/protocol/contractTerms.ts';
import type { CodeOf } from '@pavilion/protocol/kit/codes.ts';
import type { LicensorAccount, LicensorMandate, LicensorParty } from '@pavilion/protocol/licensors.ts';
import type { ConsoleNavigationItem } from '@pavilion/protocol/navigation.ts';
import type { ContractFile, DealEvent, OrderDetail, OrderRow } from '@pavilion/protocol/orders.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import type { MailStatus as MailStatusWords } from '@pavilion/protocol/staff.ts';
import type { ColumnType } from 'kysely';

export type { AttendeePlace, AttendeeType } from '@pavilion/protocol/attendees.ts';
export type { CertKind, CertStatus } from '@pavilion/protocol/certification.ts';
export type { AuditStatus, ContractStatus } from '@pavilion/protocol/contractStates.ts';
export type { ContentClass, Currency, PayMethod } from '@pavilion/protocol/enumerations.ts';
export type { StaffRole } from '@pavilion/protocol/kit/endpoint.ts';
export type { Locale } from '@pavilion/protocol/kit/text.ts';
export type { LicensorPart } from '@pavilion/protocol/licensors.ts';
export type { Medium } from '@pavilion/protocol/media.ts';
export type { NavigationPlace } from '@pavilion/protocol/navigation.ts';
export type { Invoice, OrderStatus, PaymentStatus, Shipping, SignatureType } from '@pavilion/protocol/orders.ts';
export type { BannerLink } from '@pavilion/protocol/panels.ts';
export type { ContactStatus, SignupAction, SignupStage } from '@pavilion/protocol/signup.ts';
export type { WorkLevel } from '@pavilion/protocol/works.ts';

export type HomepageStatus = CodeOf<typeof HomepageStatusCodes>;
export type MailStatus = CodeOf<typeof MailStatusWords>;
export type ContractFileKind = ContractFile['kind'];
export type DealSubject = DealEvent['subject'];
export type DealActor = DealEvent['actor'];
export type FileStore = 'public' | 'private';
export type ContentLanguages = ('zh' | 'en')[];
export type NavigationType = ConsoleNavigationItem['type'];
export type Media = OrderRow['media'];
export type Years = OrderRow['years'];

/** A jsonb column. It takes the value or its JSON; a list has to be JSON, because a JavaScript array is written as an array of PostgreSQL. */
export type JsonOf<T> = ColumnType<T, T | string, T | string>;
export type Fields = Record<string, unknown>;
export type OrderAddress = OrderDetail['address'];
export type PictureSources = Picture['sources'];
export type LicensorData = LicensorParty | LicensorAccount | LicensorMandate;
/** Terms as some release froze them; `keptTerms` completes them. */
export type FrozenTerms = Parameters<typeof keptTerms>[0];
/** How, who and when, and what proves it; the e-mail address is masked. */
export interface KeptSignature extends Pick<ContractSignature, 'method' | 'name' | 'email' | 'emailCodeAt'> {
  at: string;
  drawingFileId: number | null;
}
