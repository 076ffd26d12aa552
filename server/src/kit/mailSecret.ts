/**
 * A value that only the receiver of a mail may read: a code, the token of a link. As text, as JSON and in a log it is its
 * placeholder, so a template that names it puts the placeholder into the stored letter. The value itself is filled in when
 * the letter is delivered (`mail.service.ts`).
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
  /** For the hash that is stored, and for the delivery. */
  reveal(): string {
    return this.#value;
  }
}

/** Puts the values where a text has their placeholders. */
export const fillSecrets = (
  text: string,
  values: Record<string, string>,
  quote: (value: string) => string = (value) => value,
): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`⟦${name}⟧`, quote(value)), text);

/** Takes the values out of a text that others wrote, such as a mail server's answer that repeats the letter. */
export const hideSecrets = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((hidden, [name, value]) => hidden.replaceAll(value, `⟦${name}⟧`), text);
