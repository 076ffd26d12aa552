import { z } from 'zod';
import { instant, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { fileField, id, post } from './kit/endpoint.ts';
import { limits } from './limits.ts';
import { FileLink } from './pictures.ts';

/** What an upload is for; the purpose decides the store, the kinds and the size (product §9). */
export const FilePurpose = labelledEnum({
  portrait: { zh: '头像', en: 'Portrait' },
  idCard: { zh: '证件照片', en: 'ID photo' },
  attendee: { zh: '参加人员照片', en: 'Photo of an attendee' },
  licence: { zh: '营业执照', en: 'Business licence' },
  logo: { zh: '企业标志', en: 'Logo' },
  display: { zh: '企业展示图', en: 'Display image' },
  companyLogo: { zh: '公司标志', en: 'Company logo' },
  companyDisplay: { zh: '公司展示图', en: 'Company picture' },
  cover: { zh: '海报', en: 'Poster' },
  still: { zh: '剧照', en: 'Still' },
  hero: { zh: '主视觉', en: 'Key art' },
  trailer: { zh: '预告片', en: 'Trailer' },
  entry: { zh: '参赛视频', en: 'Competition video' },
  captions: { zh: '字幕', en: 'Captions' },
  article: { zh: '正文视频', en: 'Video in a text' },
  replay: { zh: '活动回放', en: 'Replay of an activity' },
  attachment: { zh: '附件', en: 'Attachment' },
  download: { zh: '下载资料', en: 'Download' },
  voucher: { zh: '付款凭证', en: 'Payment voucher' },
  stamped: { zh: '盖章合同', en: 'Stamped contract' },
  invoice: { zh: '发票', en: 'Invoice' },
});
export type FilePurpose = CodeOf<typeof FilePurpose>;

/** Certification papers, contracts and payments are private; pictures of the site are public. */
export const privatePurposes: readonly FilePurpose[] = [
  'idCard',
  'attendee',
  'licence',
  'logo',
  'display',
  'voucher',
  'stamped',
  'invoice',
];

/** The kinds of spec §3 by extension. */
export const fileKinds = {
  image: ['jpg', 'jpeg', 'gif', 'png'],
  video: ['mp4', 'wmv', 'avi', 'mov'],
  document: ['doc', 'docx', 'pdf'],
} as const;
const documents = ['pdf', 'docx', 'xlsx', 'pptx'] as const;
/**
 * What visitors may download, by purpose: a file attached to an article is public at once; a `download` is public while a published
 * item names it in the field `fileId` of its form.
 */
export const attachmentKinds = { attachment: documents, download: [...documents, 'zip'] } as const;
export type AttachmentPurpose = keyof typeof attachmentKinds;

/** An upload's answer. `data.id` is a picture's id for public pictures and a file's id for private files. */
export const Uploaded = z.object({ url: z.string(), data: FileLink });
const UserPicture = z.enum(['portrait', 'idCard', 'attendee', 'licence', 'logo', 'display']);
const StaffPicture = z.enum(['cover', 'still', 'hero', 'companyLogo', 'companyDisplay']);
const file = labelled(fileField(), '文件', 'File');

const uploadRequest = z.object({
  name: z.string().trim().min(1).max(255),
  size: z.int().min(1).max(limits.videoMaxBytes),
  type: z.string().min(1).max(100),
});
/** Where and how to send the bytes; the id identifies the file once they have arrived. */
export const UploadTicket = z.object({
  method: z.enum(['PUT', 'POST']),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  expiresAt: instant,
  fileId: z.int(),
  /** Where the file will be read once it has arrived; null for a file that stays private until it is reviewed. */
  mediaUrl: z.string().nullable(),
});
export type UploadTicket = z.output<typeof UploadTicket>;

export const resource = {
  uploadImage: post('/api/resource/uploadImage', {
    summary: 'Upload one picture (jpg, png; at most 5 MB); it is decoded and stored anew, without location data',
    access: 'user',
    send: 'form',
    reply: 'flat',
    input: z.object({ file, purpose: UserPicture.default('portrait') }),
    output: Uploaded,
  }),
  getSts: post('/api/resource/getSts', {
    summary:
      'A ticket for the seller of a programme to upload its trailer directly; an editor reviews it before it is public',
    access: 'certified',
    input: uploadRequest.extend({ purpose: z.enum(['trailer']).default('trailer'), programmeId: id }),
    output: UploadTicket,
  }),
};

const editor = { access: 'staff', roles: ['editor'] } as const;
export const consoleFile = {
  uploadAttachment: post('/api/console/file/uploadAttachment', {
    ...editor,
    summary:
      'Upload a file for visitors to download (pdf, docx, xlsx, pptx, as a download also zip; at most 5 MB); the answer’s id is a file’s',
    send: 'form',
    reply: 'flat',
    input: z.object({ file, purpose: z.enum(['attachment', 'download']).default('attachment') }),
    output: Uploaded,
  }),
  uploadImage: post('/api/console/file/uploadImage', {
    ...editor,
    summary: 'Upload a picture of the site; the answer’s id is a picture’s',
    send: 'form',
    reply: 'flat',
    input: z.object({ file, purpose: StaffPicture }),
    output: Uploaded,
  }),
  getSts: post('/api/console/file/getSts', {
    ...editor,
    summary: 'A ticket to upload a trailer, or a video that stands in a text, directly',
    input: uploadRequest.extend({ purpose: z.enum(['trailer', 'article', 'entry', 'replay']).default('trailer') }),
    output: UploadTicket,
  }),
};
