/** An address that the server keeps: the web, mail, telephone, one of our own screens or files. */
export const isLink = (address: string): boolean =>
  /^(https?:\/\/[^\s/@]+\.[^\s@]*|mailto:[^\s@]+@[^\s@]+|tel:[+\d().-]+|#\/\S*|\/media\/[\w./-]+)$/i.test(
    address.trim(),
  );

/** What people type, as an address; undefined when it is none. */
export function linkOf(typed: string): string | undefined {
  const words = typed.trim();
  if (isLink(words)) return words;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(words)) return `mailto:${words}`;
  const web = `https://${words}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(words) && isLink(web) ? web : undefined;
}
