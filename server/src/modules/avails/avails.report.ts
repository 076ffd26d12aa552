// Formats the import's report for the terminal: a verdict for each row, and the sums.
import { type Locale, plural, say, type Text } from '@pavilion/protocol/kit/text.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import type { ImportResult, RowOutcome } from './avails.import.ts';
import type { JudgedRow, JudgedSheet } from './avails.judged.ts';

const words = {
  ready: { zh: '可导入', en: 'ready' },
  warned: { zh: '有提示', en: 'warning' },
  refused: { zh: '已拒绝', en: 'rejected' },
  closed: { zh: '待核对', en: 'review' },
  blank: { zh: '空行', en: 'blank' },
  withdraw: { zh: '撤回', en: 'withdraw' },
  conflict: { zh: '冲突', en: 'conflict' },
  offer: { zh: '授权', en: 'offer' },
  open: { zh: '不限', en: 'open' },
  exclusive: { zh: '独家', en: 'exclusive' },
  countries: {
    zh: (n: number) => `${n} 个国家/地区`,
    en: (n: number) => plural(n, '1 country or region', `${n} countries and regions`),
  },
  sheet: {
    zh: (name: string, version: string) => `工作表“${name}”${version && `（版本 ${version}）`}`,
    en: (name: string, version: string) => `Worksheet “${name}”${version && ` (version ${version})`}`,
  },
  blankRows: {
    zh: (from: number, to: number) => (from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`),
    en: (from: number, to: number) => (from === to ? `row ${from}` : `rows ${from}–${to}`),
  },
  unread: {
    zh: (names: string) => `不认识或重复的列，未读取：${names}`,
    en: (names: string) => `Columns ignored (unknown or repeated): ${names}`,
  },
  passedOver: {
    zh: (names: string) => `不是 Avails、已跳过的工作表：${names}`,
    en: (names: string) => `Worksheets skipped (not avails): ${names}`,
  },
  counts: {
    zh: (c: JudgedSheet['counts']) =>
      `读取 ${c.read} 行：可导入 ${c.ready}，有提示 ${c.warned}，停用待核对 ${c.closed}，已拒绝 ${c.refused}，空行 ${c.blank}`,
    en: (c: JudgedSheet['counts']) =>
      `${plural(c.read, '1 row', `${c.read} rows`)} read: ${c.ready} ready, ${c.warned} with warnings, ${c.closed} off sale until reviewed, ${c.refused} rejected, ${c.blank} blank`,
  },
  result: {
    zh: ({ programmes: p, offers: o }: ImportResult) =>
      `节目：新增 ${p.added}，已有 ${p.matched}。授权方案：新增 ${o.added}，更改 ${o.changed}，未变 ${o.unchanged}，结束 ${o.ended}。`,
    en: ({ programmes: p, offers: o }: ImportResult) =>
      `Programmes: ${p.added} added, ${p.matched} matched. Licence offers: ${o.added} added, ${o.changed} changed, ${o.unchanged} unchanged, ${o.ended} ended.`,
  },
};

type Outcomes = ReadonlyMap<string, RowOutcome>;
const outcomeNames: Record<RowOutcome['outcome'], Text> = {
  added: { zh: '新增', en: 'new' },
  changed: { zh: '更改', en: 'changed' },
  unchanged: { zh: '未变', en: 'unchanged' },
  withdrawn: { zh: '已撤回', en: 'withdrawn' },
  nothingToWithdraw: { zh: '无可撤回', en: 'not found' },
};

/** Returns the columns a text takes in a terminal: two for each Chinese character. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u.test(
        character,
      )
        ? 2
        : 1),
    0,
  );
function fit(text: string, columns: number): string {
  let cut = text;
  while (width(cut) > columns) cut = cut.slice(0, -2).concat('…');
  return cut + ' '.repeat(Math.max(0, columns - width(cut)));
}

// Removes control characters, which a cell may contain and a terminal would obey.
const harmless = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

const signs = { refuse: '✗', close: '⊘', warn: '!' } as const;

function rowLines(judged: JudgedRow, outcomes: Outcomes | undefined, locale: Locale): string[] {
  const { sheet, row, verdict, label, avail, reasons } = judged;
  const outcome = outcomes?.get(`${sheet} ${row}`);
  const facts: string[] = [];
  if (avail) {
    const { countries } = avail.territories;
    facts.push(
      say(words[avail.action], locale),
      countries.length > 3 ? say(words.countries, locale, countries.length) : countries.join(' '),
    );
  }
  if (avail?.action === 'offer') {
    facts.push(`${avail.licenceType} → ${say(Medium.label(avail.medium), locale)}`, avail.formats.join('/'));
    facts.push(`${avail.window.start} – ${avail.window.end ?? say(words.open, locale)}`);
    if (avail.exclusive) facts.push(say(words.exclusive, locale));
  }
  const head = [
    String(row).padStart(8),
    fit(say(words[verdict], locale), 8),
    ...(outcomes ? [fit(outcome ? say(outcomeNames[outcome.outcome], locale) : '', 10)] : []),
    fit(harmless(label), 36),
    facts.join(' · '),
  ];
  return [
    head.join('  ').trimEnd(),
    ...reasons.map(
      ({ column, severity, text }) => `${' '.repeat(10)}${signs[severity]} ${column}: ${say(text, locale)}`,
    ),
    ...(outcome?.conflicts ?? []).map(
      (text) => `${' '.repeat(10)}⚠ ${say(words.conflict, locale)}: ${say(text, locale)}`,
    ),
  ].map(harmless);
}

/** Returns the lines of the report. With `outcomes`, each row also shows what became of it in the database. */
export function reportLines(
  sheets: readonly JudgedSheet[],
  passedOver: readonly string[],
  locale: Locale,
  outcomes?: Outcomes,
): string[] {
  const lines = sheets.flatMap((sheet) => [
    say(words.sheet, locale, sheet.name, sheet.version ?? ''),
    ...(sheet.unread.length > 0 ? [say(words.unread, locale, sheet.unread.join(', '))] : []),
    ...sheet.rows.flatMap((row) => rowLines(row, outcomes, locale)),
    ...sheet.blank.map(
      ({ from, to }) =>
        `${' '.repeat(10)}${fit(say(words.blank, locale), 8)}  ${say(words.blankRows, locale, from, to)}`,
    ),
    say(words.counts, locale, sheet.counts),
    '',
  ]);
  return passedOver.length > 0 ? [...lines, say(words.passedOver, locale, passedOver.join(', '))] : lines;
}

export const resultLine = (result: ImportResult, locale: Locale): string => say(words.result, locale, result);

/** Returns the report as JSON: `--json`. */
export function jsonReport(
  source: { name: string; sha256: string },
  sheets: readonly JudgedSheet[],
  passedOver: readonly string[],
  result: ImportResult | undefined,
) {
  return {
    file: source,
    passedOver,
    written: result ? { programmes: result.programmes, offers: result.offers } : null,
    sheets: sheets.map(({ name, version, unread, counts, blank, rows }) => ({
      name,
      version: version ?? null,
      unread,
      counts,
      blank,
      rows: rows.map(({ row, verdict, label, reasons, avail }) => {
        const outcome = result?.rows.get(`${name} ${row}`);
        return {
          row,
          verdict,
          label,
          alid: avail?.alid ?? null,
          reasons,
          outcome: outcome?.outcome ?? null,
          conflicts: outcome?.conflicts ?? [],
        };
      }),
    })),
  };
}
