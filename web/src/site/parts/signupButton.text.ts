export const signupButtonText = {
  signUp: { zh: '报名参加', en: 'Sign up' },
};
