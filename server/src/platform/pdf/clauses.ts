// The wording of the forms “licence-1” and “licence-2”. Once contracts use a form, a change of substance makes a new one: “licence-2” has
// separate special terms and localisation, which “licence-1” printed under Holdback.

import { spacedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { timeZoneText } from '@pavilion/protocol/kit/businessDay.ts';
import { plural, type Text } from '@pavilion/protocol/kit/text.ts';
import { scopeFacts } from '@pavilion/protocol/offerScopeFacts.ts';
import { dayText, moneyText } from './figures.ts';

export interface Clause {
  title: Text;
  paragraphs: Text[];
}
const clause = (zh: string, en: string, ...paragraphs: Text[]): Clause => ({ title: { zh, en }, paragraphs });
const both = (zh: string, en: string): Text => ({ zh, en });
/** A note in both columns, in the language it has; undefined where nothing is written. */
const said = (note: Text): Text | undefined =>
  note.zh || note.en ? both(note.zh || note.en, note.en || note.zh) : undefined;

/** All numbered clauses for these terms. */
export const clausesOf = (terms: ContractTerms): Clause[] => [
  definitions(terms),
  grant(terms),
  ...scope(terms),
  term(terms),
  exclusivity(terms),
  fee(terms),
  delivery(terms),
  integrity(terms),
  warranties,
  holdback(terms),
  reporting(terms),
  termination,
  confidentiality,
  forceMajeure,
  disputes(terms),
  electronicSignature(terms),
  ...specialTerms(terms),
  general,
];

const definitions = (terms: ContractTerms) =>
  clause(
    '定义',
    'Definitions',
    both(
      '本合同由首部所列授权方（下称“甲方”）与被授权方（下称“乙方”）订立。“节目”“授权媒体”“授权地区”“授权期限”“授权费”均以《合同要点》所列为准；《合同要点》与附件是本合同的组成部分。',
      'This Agreement is made between the Licensor and the Licensee named above. “Programme”, “Licensed Media”, “Territory”, “Term” and “Licence Fee” have the meanings given in the Particulars. The Particulars and the Annex form part of this Agreement.',
    ),
    both(
      `“平台”指${terms.platform.name.zh}，仅提供签约、存证与流程服务，不是本合同一方。`,
      `“Platform” means ${terms.platform.name.en}, which provides the means of contracting, record-keeping and workflow only and is not a party to this Agreement.`,
    ),
  );

const grant = (terms: ContractTerms) => {
  const kind = terms.exclusive ? both('独家', 'an exclusive') : both('非独家', 'a non-exclusive');
  const runs =
    terms.runs === null
      ? both('播出或放映次数不限。', 'The number of runs is unlimited.')
      : both(
          `播出或放映次数合计不超过 ${terms.runs} 次；同一频道 24 小时内的重播计为一次。`,
          `The Licensee may take no more than ${terms.runs} ${plural(terms.runs, 'run', 'runs')} in all; repeats on the same channel within 24 hours count as one run.`,
        );
  return clause(
    '授权',
    'Grant of rights',
    both(
      `甲方授予乙方一项${kind.zh}许可，在授权期限内、授权地区内，以授权媒体及所列语言版本使用节目。各项授权媒体与授权地区的组合以《授权明细》为准，地区按附件所列国家和地区确定，签约后地区组名称的变化不影响本合同。`,
      `The Licensor grants the Licensee ${kind.en} licence to exploit the Programme during the Term, in the Territory, in the Licensed Media and language versions stated. Each combination of medium and territory is set out in the Schedule of Rights; the Territory is the list of countries and regions in the Annex, and later changes to the name or scope of any group do not affect it.`,
    ),
    runs,
    both(
      '乙方可为宣传节目使用每次不超过三分钟的片段、海报与剧照。未经甲方书面同意，乙方不得转授权；授权媒体的正常传输与技术服务商除外。除明确授予的权利外，一切权利由甲方保留。',
      'For promotion the Licensee may use excerpts of up to three minutes each, key art and stills. The Licensee shall not sub-license without the Licensor’s written consent, save to carriers and technical providers in the ordinary course of the Licensed Media. All rights not expressly granted are reserved.',
    ),
  );
};

/** What the licence does not reach, where it covers a part or a form of the programme only. */
const scope = ({ scope }: ContractTerms): Clause[] => {
  const facts = scopeFacts(scope);
  if (facts.length === 0) return [];
  return [
    clause(
      '授权范围',
      'Scope',
      both(
        `本授权仅限于：${facts.map(({ label, value }) => `${label.zh}：${value.zh}`).join('；')}。`,
        `This licence is limited to the following. ${facts.map(({ label, value }) => `${label.en}: ${value.en}`).join('; ')}.`,
      ),
      both(
        '未列明的其他部分、画面格式与交易方式不在授权之内，由甲方保留。',
        'Any other part, picture format or form of transaction is not licensed and is reserved to the Licensor.',
      ),
    ),
  ];
};

/** Only in contracts that name their zone: a document that is made again keeps the wording it was issued with. */
const countedIn = ({ timeZone, issuedAt }: ContractTerms): Text => {
  if (!timeZone) return { zh: '', en: '' };
  const zone = timeZoneText(timeZone, issuedAt ? new Date(issuedAt) : undefined);
  return {
    zh: `本合同的日期与期限均按平台所在时区（${zone.zh}）计算。`,
    en: ` Dates and periods in this Agreement are counted in the time zone of the Platform (${zone.en}).`,
  };
};

const term = (terms: ContractTerms) => {
  const counted = countedIn(terms);
  const [from, to] = [dayText(terms.term.startDate), dayText(terms.term.endDate)];
  return clause(
    '授权期限',
    'Term',
    both(
      `授权期限为 ${terms.term.years} 年，自${from.zh}起至${to.zh}止，首尾两日均计入。期满后授权自动终止，乙方应停止使用节目；续约须另行书面约定。${counted.zh}`,
      `The Term is ${terms.term.years} ${plural(terms.term.years, 'year', 'years')}, from ${from.en} to ${to.en}, both days included. On expiry the licence ends without notice and the Licensee shall cease all use of the Programme; any renewal requires a separate agreement in writing.${counted.en}`,
    ),
  );
};

const exclusivity = (terms: ContractTerms) =>
  clause(
    '独家性',
    'Exclusivity',
    terms.exclusive
      ? both(
          '在授权期限与授权地区内，甲方不得自行或许可第三方以授权媒体使用节目。甲方确认，在签订本合同时不存在与本授权相冲突的在先授权或预留。',
          'During the Term and in the Territory the Licensor shall neither exploit the Programme in the Licensed Media itself nor permit others to do so. The Licensor confirms that on the date of this Agreement no earlier grant or reservation conflicts with this licence.',
        )
      : both(
          '本授权为非独家授权，甲方可自行或许可第三方以相同媒体在相同地区使用节目，但不得授予会使乙方无法行使本授权的独家权利。',
          'This licence is non-exclusive. The Licensor may exploit the Programme itself or license others in the same media and territory, but shall grant no exclusive right that would prevent the Licensee from exercising this licence.',
        ),
  );

/** 5.2: the account, its reference, and that only the Platform announces another one. */
function accountWords({ payment: { account }, orderNo }: ContractTerms): Text {
  if (!account)
    return both(
      '收款账户由甲方经平台书面通知。乙方不应依据平台以外的通知变更收款账户。',
      'The Licensor notifies the account in writing through the Platform. The Licensee should not act on any change of account notified elsewhere.',
    );
  const codes = [account.swift && `SWIFT ${account.swift}`, account.cnaps && `CNAPS ${account.cnaps}`].filter(Boolean);
  const number = spacedAccountNo(account.number);
  return both(
    `收款账户：户名 ${account.holder}；开户行 ${account.bank}；账号 ${number}${codes.map((code) => `；${code}`).join('')}。付款附言请注明订单编号 ${orderNo}。收款账户的变更仅以平台在订单页面及向双方发出的通知为准，乙方不应依据其他渠道的通知付款。`,
    `Account: holder ${account.holder}; bank ${account.bank}; number ${number}${codes.map((code) => `; ${code}`).join('')}. Payment reference: order No. ${orderNo}. The account changes only by a notice of the Platform to both parties and on the order’s page; the Licensee should not act on any change notified elsewhere.`,
  );
}
const bearsOwn = both(
  '各方自行承担其应缴税费与银行手续费。依法须由乙方代扣税款的，乙方应提供完税证明，双方适用有关避免双重征税的安排。',
  'Each party bears its own taxes and bank charges. Where the Licensee must withhold tax by law, it shall supply the tax certificate and the parties shall apply any treaty for the avoidance of double taxation.',
);
/** Tax that is withheld settles the fee like money received (decision 0042). */
const withheldCounts = ({ form }: ContractTerms): Text =>
  form === 'licence-1'
    ? both('', '')
    : both(
        '乙方依法代扣并已提交完税证明的税款，视为已付的授权费。',
        ' Tax that the Licensee has withheld by law counts as Licence Fee paid once its tax certificate is submitted.',
      );

/** What the fee is for, so that nobody reckons it again by the cells that were taken (decision 0036). */
function coverage({ price, currency, territories }: ContractTerms): Text {
  if (!price) return both('', '');
  const list = moneyText(price.listMinor, currency).figures;
  const count = territories.countries.length;
  if (price.basis === 'territory')
    return both(
      `授权费按每个国家/地区 ${list} 计算，共 ${count} 个国家和地区，涵盖《授权明细》所列全部授权媒体。`,
      `The Licence Fee is ${list} for ${plural(count, 'the one country or region', `each of the ${count} countries and regions`)} of the Territory and covers all Licensed Media in the Schedule of Rights.`,
    );
  if (price.basis === 'weights')
    return both(
      `授权费为整套授权方案价格 ${list} 中，按签约前公布的媒体与地区权重归属于《授权明细》所列权利的部分。`,
      `The Licence Fee is the part of the price of the whole package, ${list}, that falls to the rights in the Schedule of Rights by the weights of media and territories published before signature.`,
    );
  return both(
    '授权费为整套授权方案的价格；乙方只取得其中一部分权利的，价格不变。',
    'The Licence Fee is the price of a package and is the same where the Licensee takes only a part of it.',
  );
}

function fee(terms: ContractTerms): Clause {
  const { figures, words } = moneyText(terms.totalMinor, terms.currency);
  const covers = coverage(terms);
  return clause(
    '授权费与付款',
    'Licence Fee and payment',
    both(
      `授权费总额为 ${figures}（大写：${words.zh}）。乙方应在本合同签署后 ${terms.payment.days} 日内以银行转账方式一次付清，并在平台提交付款凭证；甲方经平台确认到账之日为付款日。${covers.zh}`,
      `The Licence Fee is ${figures} (${words.en}). The Licensee shall pay it in full by bank transfer within ${terms.payment.days} ${plural(terms.payment.days, 'day', 'days')} of signature and submit the payment voucher on the Platform. Payment is made on the day on which receipt is confirmed through the Platform.${covers.en && ` ${covers.en}`}`,
    ),
    accountWords(terms),
    both(
      `${bearsOwn.zh}${withheldCounts(terms).zh}逾期付款的，每逾期一日按未付金额的万分之五支付违约金。`,
      `${bearsOwn.en}${withheldCounts(terms).en} Late sums bear liquidated damages of 0.05 % a day.`,
    ),
  );
}

const delivery = ({ delivery: { days, inspectionDays, materials } }: ContractTerms) =>
  clause(
    '素材交付',
    'Delivery of materials',
    both(
      `甲方应在付款确认后 ${days} 日内，通过平台提供下载链接或以快递交付：${materials.zh}。`,
      `Within ${days} ${plural(days, 'day', 'days')} of confirmed payment the Licensor shall deliver, by download link through the Platform or by courier: ${materials.en}.`,
    ),
    both(
      `乙方应在收到素材后 ${inspectionDays} 日内检验；发现技术瑕疵的，应书面说明，甲方应免费更换。逾期未提出的，视为验收合格。授权终止后乙方应删除或退回素材。`,
      `The Licensee shall examine the materials within ${inspectionDays} ${plural(inspectionDays, 'day', 'days')} of receipt and report any technical fault in writing, whereupon the Licensor shall replace them free of charge; otherwise they are deemed accepted. When the licence ends the Licensee shall delete or return the materials.`,
    ),
  );

const editing = both(
  '乙方应完整保留片头片尾署名与版权标识。为译制配音、加配字幕、适应播出时段或遵守当地法律所作的必要编辑，不得歪曲、篡改节目；其他改动须经甲方书面同意。',
  'The Licensee shall keep all credits and copyright notices. Editing for dubbing, subtitling, time slots or compliance with local law is permitted provided that it does not distort the Programme; any other change requires the Licensor’s written consent.',
);
const versionsOfLicensor = both(
  '译制所形成版本的权利归甲方，乙方在授权期限内免费使用。',
  'Rights in dubbed and subtitled versions vest in the Licensor, and the Licensee may use them free of charge during the Term.',
);
/** Agreed localisation goes first; the general sentence fills only what it leaves open. */
function integrity({ localisation }: ContractTerms): Clause {
  const agreed = said(localisation);
  const general = both(`${editing.zh}${versionsOfLicensor.zh}`, `${editing.en} ${versionsOfLicensor.en}`);
  if (!agreed) return clause('署名与内容完整', 'Credits and integrity', general);
  return clause(
    '署名、译制与内容完整',
    'Credits, localisation and integrity',
    editing,
    both(`译制：${agreed.zh}`, `Localisation: ${agreed.en}`),
    both(
      `译制约定未涉及的事项：${versionsOfLicensor.zh}`,
      `Where the localisation terms are silent: ${versionsOfLicensor.en[0]!.toLowerCase()}${versionsOfLicensor.en.slice(1)}`,
    ),
  );
}

const warranties = clause(
  '陈述与保证',
  'Warranties',
  both(
    '甲方保证：其有权授予本合同项下权利；节目不侵犯任何第三方的著作权、名誉权、隐私权或其他权利；节目已依法取得所需的许可或备案；音乐作品的公开表演权由当地集体管理组织管理的部分除外。',
    'The Licensor warrants that it is entitled to grant the rights in this Agreement; that the Programme infringes no copyright, reputation, privacy or other right of any third party; and that it holds every permit or filing required by law, save public performance rights in music administered by local collecting societies.',
  ),
  both(
    '乙方保证：其具有订立和履行本合同的资格；仅在授权范围内使用节目，并采取合理的技术措施（包括地域限制与版权保护）防止未经授权的访问与复制。',
    'The Licensee warrants that it has capacity to make and perform this Agreement, and that it will use the Programme only within the licence and apply reasonable technical measures, including geo-blocking and content protection, against unauthorised access and copying.',
  ),
  both(
    '一方违反保证致另一方遭受第三方索赔的，应赔偿其直接损失与合理费用；受索赔方应及时通知并配合抗辩。除故意、重大过失与侵权赔偿外，任何一方的赔偿总额不超过授权费。',
    'A party in breach of warranty shall indemnify the other for direct loss and reasonable costs of third-party claims, of which the other shall give prompt notice and assist in the defence. Save for wilful misconduct, gross negligence and infringement, neither party’s total liability exceeds the Licence Fee.',
  ),
);

const specialTerms = ({ specialTerms: notes }: ContractTerms): Clause[] => {
  const agreed = said(notes);
  if (!agreed) return [];
  return [
    clause(
      '特别约定',
      'Special terms',
      agreed,
      both(
        '特别约定与合同条款中的其他条文不一致的，以特别约定为准。',
        'Where the special terms differ from any other of these Terms and Conditions, the special terms prevail.',
      ),
    ),
  ];
};

function holdback({ holdback: notes }: ContractTerms): Clause {
  return clause(
    '窗口保留',
    'Holdback',
    said(notes) ?? both('本授权不设窗口保留期。', 'No holdback applies to this licence.'),
    both(
      '双方均应遵守上述约定；甲方在签约前已书面告知的既有授权，不构成违约。',
      'Both parties shall observe the above. Existing licences disclosed in writing before signature are no breach.',
    ),
  );
}

const reporting = ({ reportingDays }: ContractTerms) =>
  clause(
    '报告与审计',
    'Reporting and audit',
    both(
      `乙方应在每半年结束后 ${reportingDays} 日内，向甲方提供播出时间、渠道及可得的收视或点播数据。`,
      `Within ${reportingDays} ${plural(reportingDays, 'day', 'days')} of the end of each half-year the Licensee shall report the dates and channels of use and such viewing or transaction data as it holds.`,
    ),
    both(
      '乙方应保存与使用节目有关的记录三年。甲方可在提前十五个工作日书面通知后，自费委托独立审计人查阅有关记录，每年不超过一次。',
      'The Licensee shall keep records of its use of the Programme for three years. On fifteen working days’ written notice the Licensor may, at its own cost and not more than once a year, have them examined by an independent auditor.',
    ),
  );

const termination = clause(
  '变更与终止',
  'Termination',
  both(
    '一方根本违约，且在收到书面通知后三十日内未予补救的，另一方可书面解除本合同。乙方逾期付款超过三十日的，甲方可解除合同并收回授权。一方破产、清算或丧失履约能力的，另一方可解除合同。',
    'If a party commits a material breach and fails to remedy it within thirty days of written notice, the other may terminate in writing. If payment is more than thirty days late the Licensor may terminate and the rights revert. Either party may terminate if the other becomes insolvent, is wound up or cannot perform.',
  ),
  both(
    '因甲方原因终止的，甲方应按剩余期限比例退还授权费。终止不影响已产生的权利义务，保密、赔偿、审计与争议解决条款继续有效。',
    'On termination for the Licensor’s default the fee is refunded in proportion to the unexpired Term. Termination does not affect accrued rights; the clauses on confidentiality, indemnity, audit and disputes survive.',
  ),
);

const confidentiality = clause(
  '保密',
  'Confidentiality',
  both(
    '本合同的价格条件及在履行中知悉的对方非公开信息应予保密，期限至本合同终止后三年；依法披露、向专业顾问披露或信息已公开的除外。',
    'The financial terms of this Agreement and non-public information learned in its performance are confidential until three years after it ends, save disclosure required by law, disclosure to professional advisers and information already public.',
  ),
);

const forceMajeure = clause(
  '不可抗力',
  'Force majeure',
  both(
    '因不能预见、不能避免且不能克服的客观情况（包括自然灾害、战争、疫情、政府行为、通信中断）不能履行的，应在七日内通知对方并提供证明，受影响期间不承担违约责任；持续超过九十日的，任何一方可解除合同，已付未用部分的授权费按比例退还。',
    'A party prevented by circumstances it could not foresee, avoid or overcome, including natural disaster, war, epidemic, acts of government and failure of communications, shall give notice with evidence within seven days and is not liable while they last. If they exceed ninety days either party may terminate, and fees paid for the unused Term are refunded in proportion.',
  ),
);

const disputes = ({ law, arbitration: { institution, seat } }: ContractTerms) =>
  clause(
    '法律适用与争议解决',
    'Governing law and disputes',
    both(
      `本合同适用${law.zh}。因本合同引起的或与本合同有关的任何争议，双方应先行协商；协商不成的，均应提交${institution.zh}，按照申请仲裁时该会现行有效的仲裁规则进行仲裁。仲裁地为${seat.zh}。仲裁裁决是终局的，对双方均有约束力。`,
      `This Agreement is governed by ${law.en}. The parties shall first seek to settle amicably any dispute arising from or in connection with it; failing that, it shall be submitted to ${institution.en} for arbitration under its rules in effect at the time of applying for arbitration. The seat of arbitration is ${seat.en}. The award is final and binding upon both parties.`,
    ),
  );

/** How the licensor comes to be bound; empty for contracts of before licensor files. */
function licensorSigns({ seller: { mandate, signatory } }: ContractTerms): Text {
  if (!mandate)
    return signatory
      ? both(
          '甲方由首部所列签署人经一次性链接阅读本合同，键入姓名并输入发送至其邮箱的验证码签署。',
          'The Licensor’s signatory named above reads this Agreement by a one-use link and signs it by a typed name together with a code sent to the signatory’s email address. ',
        )
      : both('', '');
  const [dated, until] = [dayText(mandate.datedOn), dayText(mandate.validUntil)];
  const { name } = mandate.signatory;
  return both(
    `甲方以其签发的长期授权书（编号 ${mandate.no}，${dated.zh}签发，有效期至${until.zh}，签发人 ${name.zh || name.en}）授权经平台签发本合同，即视为甲方签署。`,
    `The Licensor is bound by its standing mandate No. ${mandate.no} dated ${dated.en}, valid until ${until.en} and signed by ${name.en || name.zh}, under which this Agreement is issued through the Platform in the Licensor’s name. `,
  );
}

const electronicSignature = (terms: ContractTerms) =>
  clause(
    '电子签署',
    'Electronic signature',
    both(
      `双方同意以电子形式订立本合同。${licensorSigns(terms).zh}乙方以键入或手写签名，并输入发送至其认证邮箱的验证码，作为其真实意思的证明；也可上传盖章扫描件，经审核后生效。电子签署与纸质签字盖章具有同等效力。`,
      `The parties agree to contract electronically. ${licensorSigns(terms).en}The Licensee signs by a typed or drawn signature together with a code sent to its certified email address as proof of intent, or by uploading a stamped copy that takes effect on approval. Electronic signature has the same force as signature and seal on paper.`,
    ),
    both(
      `${terms.platform.name.zh}对每一版本文件加盖数字印章并留存其 SHA-256 值，任何人可扫描二维码核验文件是否与存证一致。`,
      `${terms.platform.name.en} seals each version of this document digitally and keeps its SHA-256 fingerprint; by the QR code anyone may check a file against the record.`,
    ),
  );

const general = clause(
  '其他',
  'General',
  both(
    '本合同构成双方就其标的的全部约定，修改须经双方书面确认。未经对方书面同意，任何一方不得转让本合同。通知以平台站内信或《合同要点》所列邮箱送达，发出后次一工作日视为送达。部分条款无效不影响其余条款。未行使权利不构成放弃。',
    'This is the entire agreement on its subject and may be varied only in writing confirmed by both parties. Neither may assign it without the other’s written consent. Notices are given through the Platform or to the email addresses in the Particulars and are deemed received on the next working day. Invalidity of a provision does not affect the rest. Failure to exercise a right is no waiver.',
  ),
  both(
    '本合同以中文和英文书就，两种文本如有歧义，以中文文本为准。本合同自双方均已签署之日起生效。',
    'This Agreement is made in Chinese and English; if the texts differ, the Chinese text prevails. It takes effect on the day on which both parties have signed.',
  ),
);
