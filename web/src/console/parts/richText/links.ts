/** Returns whether the server accepts a URL: web, mail, telephone, or a screen or file of the site. */
export const isLink = (address: string): boolean =>
  /^(https?:\/\/[^\s/@]+\.[^\s@]*|mailto:[^\s@]+@[^\s@]+|tel:[+\d().-]+|#\/\S*|\/media\/[\w./-]+)$/i.test(
    address.trim(),
  );

/** Turns typed text into a URL; undefined if it is none. */
export function linkOf(typed: string): string | undefined {
  const words = typed.trim();
  if (isLink(words)) return words;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(words)) return `mailto:${words}`;
  const web = `https://${words}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(words) && isLink(web) ? web : undefined;
}
