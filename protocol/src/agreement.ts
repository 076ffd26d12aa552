import { z } from 'zod';
import { instant, labelled, line } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, post } from './kit/endpoint.ts';
import { limits } from './limits.ts';

/** Legal texts that are published in versions. Users consent to the agreement only. */
export const LegalText = labelledEnum({
  agreement: { zh: '用户协议', en: 'User agreement' },
  privacy: { zh: '隐私政策', en: 'Privacy policy' },
  about: { zh: '关于我们', en: 'About' },
});
export type LegalText = CodeOf<typeof LegalText>;
/** How many days a version is announced before it comes into force: 10 (spec §9), or none for texts about the operator only. */
export const noticeDaysOf = (kind: LegalText): number => (kind === 'about' ? 0 : limits.agreementNoticeDays);

/** A text as the checkbox, the popup and its page show it (spec §3). */
export const Agreement = z.object({
  version: z.string(),
  title: z.string(),
  enTitle: z.string(),
  /** The title in the reader's language. */
  name: z.string(),
  /** Cleaned HTML in the reader's language. */
  content: z.string(),
  publishedAt: instant,
  effectiveAt: instant,
  /** The version that is announced and not in force yet. */
  coming: z.object({ version: z.string(), effectiveAt: instant }).nullable(),
});
export type Agreement = z.output<typeof Agreement>;

const version = z.string().min(1).max(50);
const kind = labelled(LegalText.schema, '文本', 'Text');
const inForce = (path: `/api/${string}`, summary: string) =>
  get(path, { summary, access: 'public', output: Agreement });

export const agreement = {
  current: inForce('/api/agreement/current', 'The user agreement in force'),
  privacy: inForce('/api/agreement/privacy', 'The privacy policy in force'),
  about: inForce('/api/agreement/about', 'The page about the house'),
  version: get('/api/agreement/version', {
    summary: 'A text as it was published once: an earlier version, or the coming one',
    access: 'public',
    input: z.object({ kind, version }),
    output: Agreement,
  }),
  agree: post('/api/agreement/agree', {
    summary: 'Agree to a new version',
    access: 'user',
    input: z.object({ version }),
    output: nothing,
  }),
  mine: get('/api/agreement/mine', {
    summary: 'The versions I have agreed to, the newest first',
    access: 'user',
    output: z.array(z.object({ version: z.string(), agreedAt: instant })),
  }),
  benefits: get('/api/agreement/benefits', {
    summary: 'What registering brings, as the registration page lists it',
    access: 'public',
    output: z.array(z.object({ zhTitle: z.string(), enTitle: z.string(), zhText: z.string(), enText: z.string() })),
  }),
};

const admin = { access: 'staff', roles: ['admin'] } as const;
const longText = (zh: string, en: string) => labelled(z.string().trim().max(200_000).default(''), zh, en);
const HouseTextDraft = z.object({
  zhTitle: line('标题（中文）', 'Title (Chinese)', 100),
  enTitle: line('标题（英文）', 'Title (English)', 150),
  zhHtml: longText('正文（中文）', 'Text (Chinese)'),
  enHtml: longText('正文（英文）', 'Text (English)'),
});
const HouseTextWords = z.object({ zhTitle: z.string(), enTitle: z.string(), zhHtml: z.string(), enHtml: z.string() });
const LegalTextVersion = z.object({
  version: z.string(),
  publishedAt: instant,
  effectiveAt: instant,
  state: z.enum(['past', 'inForce', 'coming']),
  consents: z.int(),
});
export type LegalTextVersion = z.output<typeof LegalTextVersion>;

export const consoleAgreement = {
  detail: get('/api/console/agreement/detail', {
    ...admin,
    summary: 'The draft of a text, begun from the newest version, and every version there was',
    input: z.object({ kind }),
    output: z.object({
      draft: HouseTextWords,
      /** 0 until a draft was saved. */
      revision: z.int(),
      /** The draft differs from the newest version. */
      changed: z.boolean(),
      editedBy: z.string().nullable(),
      editedAt: instant.nullable(),
      /** When it would come into force if it were published now. */
      effectiveAt: instant,
      versions: z.array(LegalTextVersion),
    }),
  }),
  save: post('/api/console/agreement/save', {
    ...admin,
    summary: 'Save the draft; visitors see nothing of it',
    input: z.object({ kind, revision: z.int().min(0), draft: HouseTextDraft }),
    output: z.object({ revision: z.int() }),
  }),
  publish: post('/api/console/agreement/publish', {
    ...admin,
    summary: 'Publish the draft as the next version; it comes into force after the notice',
    input: z.object({
      kind,
      revision: id,
      notify: labelled(z.boolean().default(false), '通知用户', 'Notify the users'),
    }),
    output: z.object({ version: z.string(), effectiveAt: instant }),
  }),
  withdraw: post('/api/console/agreement/withdraw', {
    ...admin,
    summary: 'Take back a version that is not in force yet and that nobody agreed to',
    input: z.object({ kind, version }),
    output: nothing,
  }),
  version: get('/api/console/agreement/version', {
    ...admin,
    summary: 'A version in both languages',
    input: z.object({ kind, version }),
    output: HouseTextWords.extend({ version: z.string(), publishedAt: instant, effectiveAt: instant }),
  }),
};
