// Words as search compares them: one form for all spellings of a letter, and pieces of one script each.
import { Converter } from 'opencc-js/t2cn';

const simplify = Converter({ from: 't', to: 'cn' });
const folded = new Map<string, string>();

/** One letter as it is compared: half width, lower case, without accents, simplified. May become none or several. */
function foldLetter(letter: string): string {
  let form = folded.get(letter);
  if (form !== undefined) return form;
  form = letter.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  if (/\p{Script=Han}/u.test(form)) form = [...form].map((sign) => simplify(sign)).join('');
  if (folded.size < 30_000) folded.set(letter, form);
  return form;
}

export interface Piece {
  /** Folded; for a word of letters without its apostrophes. */
  text: string;
  /** Chinese signs without a space between, or a word in letters or digits. */
  han: boolean;
  /** Where it stands in the text it was cut from, in UTF-16 units. */
  start: number;
  end: number;
  /** Where each UTF-16 unit of `text` came from, and at last the end. */
  places: number[];
}

const isHan = (sign: string) => /[\p{Script=Han}〇]/u.test(sign);
const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
const isApostrophe = (sign: string) => sign === "'" || sign === '’' || sign === '‘' || sign === 'ʼ';

/** Cuts a text into runs of Chinese signs and words of other scripts. `’s` is left out, other apostrophes are closed up. */
export function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  let at = 0;
  const close = () => {
    if (!open) return;
    open.places.push(open.end);
    pieces.push(open);
    open = undefined;
  };
  for (const letter of text) {
    const start = at;
    at += letter.length;
    if (isApostrophe(letter) && open && !open.han) {
      if (/^[sS](?![\p{L}\p{N}])/u.test(text.slice(at, at + 2))) close();
      continue;
    }
    for (const sign of foldLetter(letter)) {
      if (!isWord(sign) && sign !== '〇') {
        close();
        continue;
      }
      const han = isHan(sign);
      if (open && open.han !== han) close();
      open ??= { text: '', han, start, end: start, places: [] };
      open.text += sign;
      for (let unit = 0; unit < sign.length; unit++) open.places.push(start);
      open.end = at;
    }
  }
  close();
  // The “s” of a possessive that was closed before it.
  return pieces.filter((piece, i) => {
    const before = pieces[i - 1];
    return !(piece.text === 's' && before && !before.han && isApostrophe(text.slice(before.end, piece.start)));
  });
}
