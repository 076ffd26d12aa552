// Identifiers of works. A wrong check character is reported and never refused, because real workbooks have many (product §6).

export type Identifier =
  | { is: 'none' }
  | { is: 'malformed' }
  /** `id` in its canonical form; `check` is the character it should end in. */
  | { is: 'good' | 'wrongCheck'; id: string; check: string };

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of ISO 7064 Mod 37,36 over hexadecimal digits, as EIDR and ISAN use it. */
export function checkCharacter(digits: string): string {
  let product = 36;
  for (const digit of digits.toUpperCase()) {
    const sum = (product + alphabet.indexOf(digit)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return alphabet[(37 - product) % 36]!;
}

/**
 * Reads an EIDR in any notation: `10.5240/…`, `urn:eidr:10.5240:…`, `md:cid:eidr-s:…`, and `10.5240/:…`, as the templates
 * before 1.8a wrote it. Other identifiers answer `none`.
 */
export function readEidr(text: string): Identifier {
  const match = /(?:^10\.5240[/:]:?|^urn:eidr:10\.5240:|:eidr-[sx]:{1,2})\s*(.+)$/i.exec(text.trim());
  if (!match) return { is: 'none' };
  const body = /^((?:[0-9A-F]{4}-?){5})([0-9A-Z])$/i.exec(match[1]!.trim());
  if (!body) return { is: 'malformed' };
  const digits = body[1]!.replaceAll('-', '').toUpperCase();
  const check = checkCharacter(digits);
  const given = body[2]!.toUpperCase();
  const id = `10.5240/${digits.match(/.{4}/g)!.join('-')}-${given}`;
  return { is: given === check ? 'good' : 'wrongCheck', id, check };
}

/** An ISAN (16 digits and check, with or without the 8 digits and check of a version): `ISAN 0000-…`, `md:…:isan:…`. */
export function readIsan(text: string, known = false): Identifier {
  const match = /(?:^isan[\s:]+|:isan:)(.+)$/i.exec(text.trim()) ?? (known ? [text, text] : null);
  if (!match) return { is: 'none' };
  const bare = match[1]!.replace(/[\s-]/g, '').toUpperCase();
  const parts = /^([0-9A-F]{16})([0-9A-Z])(?:([0-9A-F]{8})([0-9A-Z]))?$/.exec(bare);
  if (!parts) return { is: 'malformed' };
  const [, root = '', given = '', version, versionCheck] = parts;
  const check = checkCharacter(root);
  // The second character covers root and version, without the first character (ISO 15706-2).
  const right = given === check && (version === undefined || versionCheck === checkCharacter(root + version));
  const dashed = [...root.match(/.{4}/g)!, given, ...(version ? [...version.match(/.{4}/g)!, versionCheck!] : [])];
  return { is: right ? 'good' : 'wrongCheck', id: dashed.join('-'), check };
}
