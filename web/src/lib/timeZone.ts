/** The time zone of a render on the server, which serves readers everywhere. */
let rendered: string | undefined;
export const setRenderedTimeZone = (timeZone: string): void => {
  rendered = timeZone;
};
/** Returns the reader's own time zone: `Europe/Paris`. */
export const readerTimeZone = (): string => rendered ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
