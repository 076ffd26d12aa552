// Making one of Intl's formats takes a phone longer than drawing a card and a server longer than a query, so each is made once.

function once<Options, T>(make: (locale: string, options: Options) => T) {
  const made = new Map<string, T>();
  return (locale: string, options: Options): T => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}
const numberFormats = once((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numberFormats(locale, options);
export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const collators = once((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options));
/** The order of words in a language. */
export const collator = (locale: string): Intl.Collator => collators(locale, {});
