/** Joins class names; false, null and undefined leave no trace. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
