/** The style of a button inside a text. */
export const textButton =
  'inline-flex min-h-11 items-center text-14 text-lilac underline-offset-4 hover:text-fg hover:underline';
