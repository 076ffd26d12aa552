/** Escapes `%`, `_` and `\`, so that a LIKE pattern takes them literally. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of texts that contain `keyword`. */
export const containing = (keyword: string): string => `%${escapeLike(keyword)}%`;
