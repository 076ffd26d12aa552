/** The demo fair's people; all share one password. */
export const demoPassword = 'Pavilion@2026';

/** `person` names the entry of catalogue/people whose name, company and address the account has. */
export const demoUsers = [
  { username: 'visitor', person: 'visitor', note: 'registered, not certified' },
  { username: 'person', person: 'buyer', note: 'certified person' },
  { username: 'enterprise', person: 'meridian', note: 'certified enterprise' },
] as const;

export const demoStaff = [
  {
    username: 'admin',
    name: '岑怀远 Cen Huaiyuan',
    role: 'admin',
    note: 'staff: accounts, mail, settings; sees deals',
  },
  { username: 'editor', name: '苏若兰 Su Ruolan', role: 'editor', note: 'staff: content' },
  { username: 'reviewer', name: '丁之恒 Ding Zhiheng', role: 'reviewer', note: 'staff: certification' },
  { username: 'trade', name: '贺云舒 He Yunshu', role: 'trade', note: 'staff: orders, contracts, payments, rights' },
  { username: 'trade2', name: '褚明远 Chu Mingyuan', role: 'trade', note: 'staff: second pair of eyes' },
  { username: 'service', name: '温可心 Wen Kexin', role: 'service', note: 'staff: customer service' },
] as const;
