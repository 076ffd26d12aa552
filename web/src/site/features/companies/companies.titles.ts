export const titles = {
  domesticTitle: { zh: '国内展商', en: 'Domestic exhibitors' },
  exhibitorTitle: { zh: '展商详情', en: 'Exhibitor' },
  overseasTitle: { zh: '海外客商', en: 'Overseas customers' },
  customerTitle: { zh: '客商详情', en: 'Overseas customer' },
};
