export const passwordText = {
  show: { zh: '显示密码', en: 'Show password' },
  hide: { zh: '隐藏密码', en: 'Hide password' },
  capsLock: { zh: '大写锁定已开启', en: 'Caps lock is on' },
  rule: {
    zh: '8–16 位，含数字、大写字母、小写字母和 @#$% 之一',
    en: '8 to 16 characters with a digit, an upper-case and a lower-case letter and one of @#$%',
  },
};
