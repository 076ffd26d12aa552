/** Whether a value, such as that of a select, is one of these. */
export const isOneOf = <T extends string | number>(values: readonly T[], value: unknown): value is T =>
  values.some((one) => one === value);
/** The code or word that a control or a URL names by its text; undefined if there is none. */
export const findOneOf = <T extends string | number>(values: readonly T[], raw: string): T | undefined =>
  values.find((one) => String(one) === raw);
