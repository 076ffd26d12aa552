/**
 * A value that only the recipient of a mail may read: a code or the token of a link. As text, as JSON and in logs it is a placeholder,
 * so a template stores the placeholder in the mail. `mail.service.ts` fills the value in when it delivers the mail.
 */
export class MailSecret {
  readonly name: string;
  readonly #value: string;
  constructor(name: 'code' | 'token' | 'password', value: string) {
    this.name = name;
    this.#value = value;
  }
  toString(): string {
    return `⟦${this.name}⟧`;
  }
  toJSON(): string {
    return this.toString();
  }
  /** The value, for the stored hash and for the delivery. */
  reveal(): string {
    return this.#value;
  }
}

/** Replaces placeholders by their values. */
export const fillSecrets = (
  text: string,
  values: Record<string, string>,
  quote: (value: string) => string = (value) => value,
): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`⟦${name}⟧`, quote(value)), text);

/** Removes the values from a foreign text, such as a mail server's response that quotes the mail. */
export const hideSecrets = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((hidden, [name, value]) => hidden.replaceAll(value, `⟦${name}⟧`), text);
