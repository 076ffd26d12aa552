import { type Locale, plural, say, type Text } from './kit/text.ts';
import { Medium } from './media.ts';
import { territoryLabel } from './territories.ts';
import { type NamedWork, WorkLevel, type WorkRelation, workLabel } from './works.ts';

/** One cell somebody else holds: named so that the buyer sees which one and since when it is out of reach. */
export interface TakenCell {
  medium: Medium;
  territory: string;
  /** First and last day, `YYYY-MM-DD`; `until` null for rights without an end. */
  from: string;
  until: string | null;
  state: 'held' | 'sold';
  /** The work whose licence conflicts, if it is not the requested programme. */
  work?: NamedWork & { relation: WorkRelation };
}
interface Refused {
  /** The move, as a label: “Cancel the order”. */
  what: Text;
  /** The present state, as a label: “Shipped”. */
  state: Text;
}
/** A message with details, which are spoken in it. */
interface Spoken<D> {
  zh: (details: D) => string;
  en: (details: D) => string;
}
interface Entry<Message> {
  code: number;
  status: number;
  text: Message;
}
const plain = (code: number, status: number, zh: string, en: string): Entry<Text> => ({
  code,
  status,
  text: { zh, en },
});
const spoken = <D>(code: number, status: number, zh: (d: D) => string, en: (d: D) => string): Entry<Spoken<D>> => ({
  code,
  status,
  text: { zh, en },
});
const cell = (d: TakenCell) => ({ medium: Medium.label(d.medium), territory: territoryLabel(d.territory) });
/** “, with the whole series “Lantern Street””: which other work the licence in the way is for. */
function withWork({ work }: TakenCell): Text {
  if (!work) return { zh: '', en: '' };
  const name = workLabel(work);
  if (work.relation === 'part') return { zh: `：其中的${name.zh}已授权他人`, en: `: its part ${name.en} is licensed` };
  if (work.relation === 'overlap') return { zh: `：与${name.zh}内容重叠`, en: `: it shares content with ${name.en}` };
  return { zh: `：随${name.zh}整体授权`, en: `, with the whole of ${name.en}` };
}
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)}M`;
const gigabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 3)} GB`;

/** All errors of the product: name → code, HTTP status and message (spec §8; own codes: 41xx people, 42xx deals, 43xx files). */
export const errors = {
  badRequest: plain(400, 400, '提交的内容有误，请检查后重试', 'Some of what you entered needs correcting'),
  signedOut: plain(401, 401, '登录超时', 'Login timed out'),
  forbidden: plain(403, 403, '您没有权限执行此操作', 'You are not allowed to do this'),
  notFound: plain(404, 404, '您访问的内容不存在', 'What you are looking for does not exist'),
  network: plain(404, 404, '网络异常', 'Network anomaly'),
  conflict: plain(409, 409, '内容已被他人更改，请刷新后重试', 'Someone else has changed this; reload and try again'),
  tooManyRequests: spoken<{ retryAfterSeconds: number }>(
    429,
    429,
    (d) => `操作过于频繁，请 ${d.retryAfterSeconds} 秒后再试`,
    (d) => `Too many attempts; try again in ${d.retryAfterSeconds} ${plural(d.retryAfterSeconds, 'second', 'seconds')}`,
  ),
  headersTooLarge: plain(4131, 431, '请求头过长', 'The request headers are too long'),
  systemBusy: plain(500, 500, '系统繁忙，请稍后再试', 'System busy, please try again later'),
  unavailable: plain(503, 503, '服务暂不可用，请稍后再试', 'The service is not available right now; please try again'),
  pleaseWait: plain(202, 200, '请稍候', 'Please wait'),
  silent: plain(203, 200, '', ''),
  tenantUnknown: plain(4000, 400, '未知的租户', 'Unknown tenant'),
  idempotencyKeyReused: plain(
    4001,
    422,
    '该请求标识已用于另一次提交',
    'This request key was already used for a different submission',
  ),
  inProgress: plain(4002, 409, '相同的请求正在处理，请稍候', 'The same request is still being processed; please wait'),

  notCertified: plain(4004, 200, '您尚未实名认证', 'Not real-name verified'),
  outsideActivityTime: plain(2001, 200, '不在活动时间范围内', 'Not within the activity time range'),
  activityEnded: plain(2004, 200, '活动已结束', 'Activity ended'),

  wrongCredentials: plain(4101, 422, '用户名或密码错误', 'The user name or password is wrong'),
  usernameTaken: plain(4102, 409, '该用户名已被使用', 'This user name is taken'),
  emailTaken: plain(4103, 409, '该邮箱已被使用', 'This email address is taken'),
  emailCodeWrong: plain(4104, 422, '邮箱验证码错误或已失效', 'The email code is wrong or no longer valid'),
  resetLinkInvalid: plain(4105, 422, '重设密码的链接无效或已过期', 'The reset link is not valid or has expired'),
  agreementNotTicked: plain(4106, 422, '请阅读并勾选同意', 'Please read and check Agree'),
  passwordSameAsOld: plain(
    4107,
    422,
    '新密码不能与旧密码相同',
    'The new password cannot be the same as the old password',
  ),
  passwordMismatch: plain(
    4108,
    422,
    '新密码与确认密码不一致',
    'The new password and the confirmed password do not match',
  ),
  oldPasswordWrong: plain(4109, 422, '旧密码错误', 'The old password is wrong'),
  certificationInReview: plain(4110, 409, '认证审核中，请耐心等待', 'Your certification is in review'),
  certificationFailed: plain(4111, 409, '认证未通过，请重新认证', 'Review failed, please certify again'),
  alreadyCertified: plain(4112, 409, '您已通过认证', 'You are already certified'),
  accountClosed: plain(4113, 403, '该账号已注销', 'This account is closed'),
  accountSleeping: plain(
    4114,
    403,
    '账号超过 180 天未登录，已向您的邮箱发送确认邮件，确认后即可登录',
    'This account has not been used for 180 days. Please use the link in the email we have just sent you, then sign in',
  ),
  totpRequired: plain(4115, 422, '请输入动态验证码', 'Please enter the code of your authenticator app'),
  totpWrong: plain(4116, 422, '动态验证码错误', 'The authenticator code is wrong'),
  recoveryCodeWrong: plain(4277, 422, '恢复码错误或已使用过', 'This recovery code is wrong or was used before'),
  totpSetupNeeded: plain(4117, 403, '请先启用动态验证', 'Set up the authenticator first'),
  passwordChangeNeeded: plain(4118, 403, '请先修改初始密码', 'Change the initial password first'),
  tooManyAddresses: plain(4119, 422, '收货地址数量已达上限', 'You have reached the maximum number of addresses'),
  accountHasOpenOrders: plain(
    4120,
    409,
    '您有未完成的订单，暂不能注销账号',
    'You have open orders, so the account cannot be closed yet',
  ),
  identityTaken: plain(
    4121,
    409,
    '该证件已用于另一个账号的认证',
    'This identity is already certified by another account',
  ),
  mailSecretGone: plain(
    4122,
    409,
    '邮件中的验证码或链接已失效，请收件人重新获取',
    'The code or link in this mail has expired; ask the recipient to request a new one',
  ),
  passwordTooCommon: plain(
    4123,
    422,
    '该密码过于常见或容易被猜到，请换一个',
    'This password is common or easy to guess; please choose another one',
  ),
  passwordHoldsName: plain(
    4124,
    422,
    '密码中不能包含用户名或邮箱名',
    'The password must not contain your user name or the first part of your email address',
  ),

  signatoryNotHolder: plain(
    4137,
    422,
    '个人以本人名义签约：签署人的中文或英文姓名须与认证姓名一致',
    'You sign in your own name: the signatory’s Chinese or English name must be the one you are certified with',
  ),
  contractDetailsMissing: plain(
    4138,
    409,
    '签约前请先补充中英文地址和签署人（个人中心 · 身份认证）',
    'Before you order or sign, add your address and signatory in Chinese and English (Personal centre, Certification)',
  ),
  buyerSignatoryMissing: plain(
    4139,
    409,
    '该合同未载明买方的中英文地址和签署人，不能签发或签署。买方须先在“身份认证”中补充；已签发的合同请取消后重新下单',
    'This contract does not name the buyer’s address and signatory in both languages, so it can be neither issued nor signed. The buyer must first add them under Certification; if it has already been issued, cancel the order and place it again',
  ),

  moveRefused: spoken<Refused>(
    4200,
    409,
    (d) => `当前状态为“${d.state.zh}”，无法执行“${d.what.zh}”操作`,
    (d) => `“${d.what.en}” is not possible while the status is “${d.state.en}”`,
  ),
  rightTaken: spoken<TakenCell>(
    4201,
    409,
    (d) =>
      `${cell(d).territory.zh}的“${cell(d).medium.zh}”权利自 ${d.from} ${d.until ? `至 ${d.until} ` : '起'}${d.state === 'held' ? '已被预留' : '已售'}${withWork(d).zh}`,
    (d) =>
      `${cell(d).medium.en} in ${cell(d).territory.en} is already ${d.state} from ${d.from}${d.until ? ` to ${d.until}` : ' on'}${withWork(d).en}`,
  ),
  workInReview: plain(
    4221,
    409,
    '正在核实该节目是否与其他节目重复，核实完成前不能下单',
    'We are checking whether this programme is listed twice; it cannot be ordered until that is settled',
  ),
  workContainsItself: plain(
    4222,
    409,
    '不能加入：该作品已包含所选的上级作品',
    'This cannot be added: the work already contains the one it would belong to',
  ),
  workLevelRefused: spoken<{ parent: WorkLevel; child: WorkLevel }>(
    4223,
    422,
    (d) => `“${WorkLevel.label(d.parent).zh}”不能包含“${WorkLevel.label(d.child).zh}”`,
    (d) =>
      `A work of the level “${WorkLevel.label(d.parent).en}” cannot contain one of the level “${WorkLevel.label(d.child).en}”`,
  ),
  worksSoldApart: spoken<{ cell: TakenCell; works: readonly [NamedWork, NamedWork] }>(
    4224,
    409,
    (d) =>
      `不能更改：${workLabel(d.works[0]).zh}与${workLabel(d.works[1]).zh}在${cell(d.cell).territory.zh}的“${cell(d.cell).medium.zh}”权利自 ${d.cell.from} ${d.cell.until ? `至 ${d.cell.until} ` : '起'}已分别授权，合并后即为重复出售`,
    (d) =>
      `This change is not possible: ${workLabel(d.works[0]).en} and ${workLabel(d.works[1]).en} are both licensed for ${cell(d.cell).medium.en} in ${cell(d.cell).territory.en} from ${d.cell.from}${d.cell.until ? ` to ${d.cell.until}` : ' on'}, so the same right would be sold twice`,
  ),
  duplicateDecided: plain(4225, 409, '该组疑似重复作品已处理', 'This pair has already been decided'),
  offerUnavailable: plain(4202, 409, '该授权方案已下架', 'This licence offer is no longer available'),
  termOutsideOffer: plain(
    4203,
    422,
    '所选媒体、地区或期限超出授权方案范围',
    'The chosen media, territories or term lie outside this licence offer',
  ),
  priceOnRequest: plain(4204, 422, '该期限需询价，请联系我们', 'This duration is priced on request; please contact us'),
  voucherInReview: plain(4205, 409, '付款凭证审核中，不能再次提交', 'A payment voucher is already in review'),
  stampedCopyInReview: plain(4206, 409, '盖章合同审核中，不能再次提交', 'A stamped contract is already in review'),
  amountMismatch: spoken<{ expected: string; got: string }>(
    4207,
    422,
    (d) => `到账金额、代扣税款与银行手续费合计 ${d.got}，与应付金额 ${d.expected} 不一致；确需通过的，请填写原因`,
    (d) =>
      `The amount received, tax withheld and bank charges add up to ${d.got}, but ${d.expected} is due; to accept the difference, enter a reason`,
  ),
  contractUnsigned: plain(4208, 409, '合同尚未签署', 'The contract is not signed yet'),
  paymentUnconfirmed: plain(4209, 409, '付款尚未确认', 'The payment is not confirmed yet'),
  paymentUnderway: plain(
    4210,
    409,
    '付款凭证审核中或已确认，不能取消订单',
    'A payment is in review or confirmed, so the order cannot be cancelled',
  ),
  contractSigned: plain(
    4211,
    409,
    '合同已签署，不能取消订单',
    'The contract is signed, so the order cannot be cancelled',
  ),
  secondPersonNeeded: plain(4212, 403, '须由另一位工作人员确认', 'A different member of staff must confirm this'),
  glyphsMissing: spoken<{ characters: string }>(
    4213,
    422,
    (d) => `合同无法排印以下字符：${d.characters}`,
    (d) => `These characters cannot be printed in the contract: ${d.characters}`,
  ),
  contractNotReady: plain(4214, 409, '合同正在生成，请稍候', 'The contract is being generated; please wait a moment'),
  signerNameWrong: plain(
    4215,
    422,
    '签署姓名须与认证信息一致',
    'The signature must be the name you are certified with',
  ),
  startDateRefused: plain(4216, 422, '授权起始日期不在可选范围内', 'The licence cannot start on that date'),
  totalChanged: plain(4217, 409, '价格已更新，请重新确认', 'The price has changed; please check it again'),
  tooManyHolds: spoken<{ most: number }>(
    4261,
    409,
    (d) => `您已有 ${d.most} 个未付款的独家订单，达到上限。请先付款或取消其中一个`,
    (d) =>
      plural(
        d.most,
        'You have an unpaid exclusive order, and a buyer may hold only one. Pay for it or cancel it first',
        `You have ${d.most} unpaid exclusive orders, which is the most one buyer may hold. Pay for one or cancel one first`,
      ),
  ),
  holdPaused: spoken<{ until: Text }>(
    4262,
    409,
    (d) => `您近期放弃过这些权利的预留，${d.until.zh} 后可再次下单`,
    (d) => `You gave up a hold on these rights recently. You can order them again after ${d.until.en}`,
  ),
  sameOrder: spoken<{ orderNo: string }>(
    4263,
    409,
    (d) => `您已有内容完全相同的订单 ${d.orderNo}`,
    (d) => `You already have an order for exactly this licence: ${d.orderNo}`,
  ),
  holdNotShorter: plain(
    4264,
    422,
    '新的预留期限须晚于现在、早于原期限',
    'The new date must be in the future and earlier than the current one',
  ),
  downloadExpired: plain(4218, 409, '下载链接已过期', 'The download link has expired'),
  offerNeedsReview: plain(
    4231,
    409,
    '该方案有限制待核对，确认后才能上架',
    'This offer has restrictions that must be confirmed before it goes on sale',
  ),
  reviewChanged: plain(
    4232,
    409,
    '待核对的限制已变化，请重新查看',
    'The restrictions have changed; please check them again',
  ),
  notPublicYet: spoken<{ day: string }>(
    4233,
    409,
    (d) => `卖方要求 ${d.day} 之前不得公开，届时方可上架`,
    (d) => `The seller does not allow the title to be public before ${d.day}; the offer can go on sale from then on`,
  ),

  accountMissing: spoken<{ currency: string }>(
    4241,
    409,
    (d) => `卖方没有已复核的${d.currency}收款账户，请先在“授权方档案”中录入并复核`,
    (d) =>
      `The seller has no confirmed ${d.currency} account. Enter one in its licensor file and have it confirmed first`,
  ),
  partyMissing: plain(
    4242,
    409,
    '卖方的签约主体信息尚未录入或复核，请先完善“授权方档案”',
    'The seller’s contracting party is not confirmed yet. Complete its licensor file first',
  ),
  entryWaiting: plain(
    4243,
    409,
    '同类信息已有一条待复核，请先复核或撤回',
    'An entry of this kind is already awaiting confirmation; confirm or withdraw it first',
  ),
  mandateOver: plain(4244, 422, '授权书已过有效期', 'The mandate is no longer valid'),
  accountUnchanged: plain(
    4245,
    409,
    '该订单的收款账户已是当前账户，无需变更',
    'This order already uses the current account',
  ),

  alreadySigned: plain(
    4246,
    409,
    '您已签署，合同待授权方签署后生效',
    'You have signed already; the contract takes effect once the licensor has signed',
  ),
  licensorLinkInvalid: plain(
    4247,
    422,
    '签署链接无效或已过期，请联系平台重新发送',
    'This link is not valid or has expired; please ask us for a new one',
  ),
  signatoryNameWrong: plain(
    4248,
    422,
    '签署姓名须与合同所列签署人一致',
    'The signature must be the name of the signatory in the contract',
  ),

  fileTooLarge: spoken<{ maxBytes: number }>(
    4301,
    413,
    (d) => `每个附件不能超过 ${megabytes(d.maxBytes)}`,
    (d) => `Each attachment no larger than ${megabytes(d.maxBytes)}`,
  ),
  imageKindRefused: plain(4302, 422, '请上传 jpg、png 格式的图片', 'Please upload jpg, png format pictures'),
  pictureTooLarge: spoken<{ megapixels: number }>(
    4371,
    422,
    (d) => `图片不能超过 ${d.megapixels * 100} 万像素，请缩小后再上传`,
    (d) => `Pictures can have up to ${d.megapixels} megapixels; please upload a smaller one`,
  ),
  fileKindRefused: spoken<{ allowed: string }>(
    4303,
    422,
    (d) => `不支持该文件类型，请上传 ${d.allowed}`,
    (d) => `This kind of file is not accepted; please upload ${d.allowed}`,
  ),
  fileBroken: plain(
    4304,
    422,
    '文件已损坏或内容与类型不符',
    'The file is damaged, or its content does not match its type',
  ),
  captionsBroken: spoken<{ line: number }>(
    4364,
    422,
    (d) => `字幕文件第 ${d.line} 行有误，请使用 UTF-8 编码的 .vtt 或 .srt 文件`,
    (d) => `There is an error in line ${d.line} of the captions; please use a .vtt or .srt file in UTF-8`,
  ),
  fileMissing: plain(4305, 422, '请上传附件', 'Please upload a file'),
  notYourProgramme: plain(
    4308,
    403,
    '只有节目的卖方可以上传其预告片',
    'Only the seller of a programme may upload its trailer',
  ),
  tooManyTrailers: spoken<{ most: number }>(
    4309,
    409,
    (d) => `最多可有 ${d.most} 个预告片同时待审，请等待审核结果`,
    (d) =>
      plural(
        d.most,
        'Only one trailer can be in review at a time; please wait for the result',
        `Up to ${d.most} trailers can be in review at a time; please wait for the results`,
      ),
  ),
  storageFull: plain(4306, 507, '存储空间不足，请稍后再试', 'File storage is full; please try again later'),
  quotaUsedUp: spoken<{ maxFiles: number; maxBytes: number }>(
    4372,
    409,
    (d) => `您的账号最多保存 ${d.maxFiles} 个文件、共 ${gigabytes(d.maxBytes)}，空间已用完，请联系客服`,
    (d) =>
      `Your account has used up its storage (${d.maxFiles} files, ${gigabytes(d.maxBytes)}); please contact customer service`,
  ),
  sheetRefused: spoken<Text>(
    4361,
    422,
    (d) => d.zh,
    (d) => d.en,
  ),
  versionTooOld: plain(
    4320,
    422,
    '该历史版本的格式已过时，无法恢复',
    'This version is in an outdated format and cannot be restored',
  ),
  contentWasPublished: plain(
    4321,
    409,
    '内容曾经发布，只能撤回，不能删除',
    'This has been published before; it can be withdrawn but not deleted',
  ),
  textUnchanged: plain(4381, 409, '草稿与最新版本相同，无需发布', 'The draft matches the latest version'),
  versionStands: plain(
    4382,
    409,
    '该版本已生效或已有用户同意，不能撤回',
    'This version is in force or has consents, so it cannot be withdrawn',
  ),
  signupEmpty: plain(4401, 422, '请先添加参加人员', 'Add the people who come first'),
  contactMissing: plain(4402, 422, '请先填写联系人', 'Enter the contact person first'),
  attendeeIncomplete: spoken<{ name: string }>(
    4403,
    422,
    (d) => `${d.name}的资料不完整，请补充后提交`,
    (d) => `Some details of ${d.name} are missing; complete them and send again`,
  ),
  tooManyAttendees: spoken<{ most: number }>(
    4404,
    422,
    (d) => `一次报名最多 ${d.most} 人`,
    (d) => `A sign-up has at most ${d.most} attendees`,
  ),
  attendeeTwice: plain(4405, 409, '名单中已有持该证件的人员', 'Someone with this ID is already on the list'),
  offerGone: plain(4406, 409, '该名额已失效', 'This offer is no longer open'),
  notAccepted: plain(4407, 409, '报名尚未通过', 'The sign-up has not been accepted yet'),
  linkExpired: plain(4307, 403, '链接已失效，请刷新页面', 'This link has expired; reload the page'),
} as const;

export type ErrorName = keyof typeof errors;
/** The details that an error of this name needs; none for a plain error. */
export type DetailsOf<N extends ErrorName> = (typeof errors)[N] extends Entry<Spoken<infer D>> ? D : undefined;

/** Returns the message of an error in the reader's language. */
export function sayError(name: ErrorName, details: unknown, locale: Locale): string {
  return say(errors[name].text as Text<[unknown]>, locale, details);
}

type DetailsArgument<N extends ErrorName> =
  DetailsOf<N> extends undefined ? [details?: DetailsOf<N>] : [details: DetailsOf<N>];

/** The error that a use case throws. `kit/replies.ts` turns it into the response envelope. */
export class AppError<N extends ErrorName = ErrorName> extends Error {
  override readonly name: N;
  readonly details: DetailsArgument<N>[0];
  constructor(name: N, ...rest: DetailsArgument<N>) {
    super(name);
    this.name = name;
    [this.details] = rest;
  }
  get code(): number {
    return errors[this.name].code;
  }
  get status(): number {
    return errors[this.name].status;
  }
}
