export const certificationText = {
  none: { zh: '完成认证后即可购买节目授权。', en: 'Get certified to buy programme licences.' },
  certified: { zh: '您可以购买节目授权。', en: 'You can buy programme licences.' },
  certifiedAs: {
    zh: (name: string, kind: string) => `${name}（${kind}），可以购买节目授权。`,
    en: (name: string, kind: string) => `${name} (${kind.toLowerCase()}): you can buy programme licences.`,
  },
  inReview: { zh: '资料审核中，有结果后会通知您。', en: 'Your application is in review. We will notify you.' },
  inReviewSince: {
    zh: (day: string) => `${day} 提交的资料正在审核，有结果后会通知您。`,
    en: (day: string) => `The application you sent on ${day} is in review. We will notify you.`,
  },
  failed: { zh: '认证未通过，请重新认证。', en: 'Review failed, please certify again.' },
  failedBecause: {
    zh: (reason: string) => `认证未通过：${reason}`,
    en: (reason: string) => `Review failed: ${reason}`,
  },
  certify: { zh: '去认证', en: 'Go to certify' },
  certifyAgain: { zh: '重新认证', en: 'Certify again' },
  look: { zh: '查看资料', en: 'See details' },
};
