// Folds words for comparison: one form for all spellings of a letter, and parts of one script each.
import { Converter } from 'opencc-js/t2cn';

const simplify = Converter({ from: 't', to: 'cn' });

/** One character for comparison: Chinese, a letter or digit, an apostrophe, or a separator. */
interface Sign {
  /** Half width, lower case, without accents, simplified; may have several characters. */
  form: string;
  kind: 'han' | 'word' | 'apostrophe' | 'gap';
}
const known = new Map<string, Sign>();
const MOST_KNOWN = 30_000;

function signOf(letter: string): Sign {
  let sign = known.get(letter);
  if (sign) return sign;
  let form = letter.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const han = /^[\p{Script=Han}〇]/u.test(form);
  if (han) form = [...form].map((one) => simplify(one)).join('');
  const kind = han ? 'han' : /['’‘ʼ]/.test(letter) ? 'apostrophe' : /^[\p{L}\p{N}]+$/u.test(form) ? 'word' : 'gap';
  sign = { form, kind };
  if (known.size < MOST_KNOWN) known.set(letter, sign);
  return sign;
}

export interface Piece {
  /** Folded; words in letters have no apostrophes. */
  text: string;
  /** Chinese characters without a space between, or a word in letters or digits. */
  han: boolean;
}
/** A part and its place in the text. */
export interface PlacedPiece extends Piece {
  start: number;
  end: number;
  /** The origin of each UTF-16 unit of `text`, and the end as the last item. */
  places: number[];
}

/** Splits a text into runs of Chinese characters and words of other scripts. `’s` is removed, other apostrophes are closed up. */
function scan(
  text: string,
  begin: (han: boolean, at: number) => void,
  add: (form: string, at: number, end: number) => void,
) {
  let open: 'han' | 'word' | undefined;
  let at = 0;
  let possessive = false;
  for (const letter of text) {
    const start = at;
    at += letter.length;
    const { form, kind } = signOf(letter);
    if (kind === 'apostrophe') {
      if (open === 'word' && /^s(?![\p{L}\p{N}])/iu.test(text.slice(at, at + 3))) {
        open = undefined;
        possessive = true;
      } else if (open !== 'word') open = undefined;
      continue;
    }
    if (possessive) {
      possessive = false;
      continue;
    }
    if (kind === 'gap') {
      // 4,700 is one number.
      if (letter === ',' && /\d/.test(text[start - 1] ?? '') && /^\d{3}(?!\d)/.test(text.slice(at))) continue;
      open = undefined;
      continue;
    }
    if (open !== kind) {
      begin(kind === 'han', start);
      open = kind;
    }
    add(form, start, at);
  }
}

export function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last!: Piece;
  scan(
    text,
    (han) => {
      last = { text: '', han };
      pieces.push(last);
    },
    (form) => {
      last.text += form;
    },
  );
  return pieces;
}

/** Like `cut`, with the places, for highlighting. */
export function cutPlaced(text: string): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  let last!: PlacedPiece;
  scan(
    text,
    (han, start) => {
      last = { text: '', han, start, end: start, places: [] };
      pieces.push(last);
    },
    (form, start, end) => {
      last.text += form;
      for (let unit = 0; unit < form.length; unit++) last.places.push(start);
      last.end = end;
    },
  );
  for (const piece of pieces) piece.places.push(piece.end);
  return pieces;
}
