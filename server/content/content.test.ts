import { readFileSync } from 'node:fs';
import { DAY_MS } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { describe, expect, it } from 'vitest';
import version from './agreement/version.json' with { type: 'json' };
import { benefits } from './benefits.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const agreement = { zh: read('agreement/zh.html'), en: read('agreement/en.html') };
const privacy = { zh: read('privacy/zh.html'), en: read('privacy/en.html') };

const allowedTags = new Set(['h2', 'h3', 'p', 'ol', 'ul', 'li']);
const headingIds = (html: string) => [...html.matchAll(/<(h[23]) id="([^"]+)">/g)].map(([, tag, id]) => `${tag} ${id}`);
const sectionIds = (html: string) => [...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id);
const tagsInOrder = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, tag]) => tag);
const hanCount = (html: string) => html.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Returns the text between a heading and the next one. */
function under(html: string, id: string): string {
  const body = html.split(`id="${id}">`)[1];
  if (body === undefined) throw new Error(`no heading ${id}`);
  return body.split(/<h[23] /)[0]!;
}

/** Every way in which the markup leaves the plain set: unknown tags, attributes but a heading's id, tags left open. */
function markupFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [whole, slash, tag, rest] of html.matchAll(/<(\/?)([\w!-]+)([^>]*)>/g)) {
    const isHeading = tag === 'h2' || tag === 'h3';
    if (!allowedTags.has(tag!)) faults.push(whole);
    else if (slash) {
      if (open.pop() !== tag) faults.push(whole);
    } else {
      if (isHeading ? !/^ id="[a-z0-9-]+"$/.test(rest!) : rest) faults.push(whole);
      open.push(tag!);
    }
  }
  return [...faults, ...open];
}

describe('the user agreement', () => {
  it('holds the same headings in the same order in both languages', () => {
    expect(headingIds(agreement.zh).length).toBeGreaterThan(40);
    expect(headingIds(agreement.en)).toEqual(headingIds(agreement.zh));
    expect(new Set(headingIds(agreement.zh)).size).toBe(headingIds(agreement.zh).length);
  });

  it('has as many paragraphs and points in English as in Chinese, in the same order', () => {
    expect(tagsInOrder(agreement.en)).toEqual(tagsInOrder(agreement.zh));
  });

  it('has the sections that its version names, and covers every topic of the specification', () => {
    expect(sectionIds(agreement.zh)).toEqual(version.sections);
    // Spec §1, in its order.
    expect(version.sections).toEqual(
      expect.arrayContaining([
        'accounts',
        'usage-rules',
        'virtual-assets',
        'user-conduct',
        'content-upload',
        'privacy',
        'intellectual-property',
        'advertising',
        'liability',
        'service-changes',
        'notices',
        'audiovisual-rules',
        'prohibited-conduct',
      ]),
    );
  });

  it.each([
    ['general-updates', limits.agreementNoticeDays, '日', 'days'],
    ['upload-retention', limits.retentionDays, '日', 'days'],
    ['audiovisual-platform', limits.retentionDays, '日', 'days'],
    ['upload-licence', limits.agreementLicenceYears, '年', 'years'],
    ['accounts-inactive', limits.inactiveWarningDays, '日', 'days'],
    ['accounts-inactive', limits.inactiveCloseDays, '日', 'days'],
    ['trading-orders', limits.orderAcceptDays, '日', 'days'],
    ['trading-orders', limits.orderSignDays, '日', 'days'],
    ['trading-delivery', limits.autoCompleteDays, '日', 'days'],
  ])('states in %s the %i that the product keeps to', (id, number, zhUnit, enUnit) => {
    expect(under(agreement.zh, id)).toMatch(new RegExp(`(?<!\\d)${number}${zhUnit}`));
    expect(under(agreement.en, id)).toMatch(new RegExp(`\\b${number} ${enUnit}\\b`));
  });

  it('binds visitors to personal, non-commercial use and minors to a guardian', () => {
    expect(under(agreement.zh, 'usage-personal')).toContain('非商业');
    expect(under(agreement.en, 'usage-personal')).toContain('non-commercial');
    expect(under(agreement.zh, 'accounts-minors')).toContain('监护人同意');
    expect(under(agreement.en, 'accounts-minors')).toContain("guardian's consent");
  });

  it('is a full agreement, not a summary', () => {
    expect(hanCount(agreement.zh)).toBeGreaterThanOrEqual(8_000);
    expect(hanCount(agreement.zh)).toBeLessThanOrEqual(11_000);
  });

  it('takes effect the promised days after it was published', () => {
    const days = (Date.parse(version.effectiveAt) - Date.parse(version.publishedAt)) / DAY_MS;
    expect(days).toBe(limits.agreementNoticeDays);
    expect(version.publishedAt.slice(0, 10)).toBe(version.version);
  });
});

describe('the privacy policy', () => {
  it('holds the same headings, paragraphs and points in both languages', () => {
    expect(headingIds(privacy.zh).length).toBe(10);
    expect(headingIds(privacy.en)).toEqual(headingIds(privacy.zh));
    expect(tagsInOrder(privacy.en)).toEqual(tagsInOrder(privacy.zh));
  });

  it.each([
    ['privacy-retention', limits.inactiveWarningDays, '日', 'days'],
    ['privacy-retention', limits.inactiveCloseDays, '日', 'days'],
    ['privacy-retention', limits.retentionDays, '日', 'days'],
    ['privacy-retention', limits.emailCodeMinutes, '分钟', 'minutes'],
    ['privacy-retention', limits.resetLinkMinutes, '分钟', 'minutes'],
    ['privacy-security', limits.agreementNoticeDays, '日', 'days'],
  ])('states in %s the %i that the product keeps to', (id, number, zhUnit, enUnit) => {
    expect(under(privacy.zh, id)).toMatch(new RegExp(`(?<!\\d)${number}${zhUnit}`));
    expect(under(privacy.en, id)).toMatch(new RegExp(`\\b${number} ${enUnit}\\b`));
  });
});

describe('the markup of every legal text', () => {
  it.each([
    ['Chinese agreement', agreement.zh],
    ['English agreement', agreement.en],
    ['Chinese privacy policy', privacy.zh],
    ['English privacy policy', privacy.en],
  ])('is plain headings, paragraphs and lists in the %s', (_, html) => {
    expect(markupFaults(html)).toEqual([]);
  });

  it.each([
    '<p style="color:red">a</p>',
    '<script>a</script>',
    '<h2>a</h2>',
    '<p><b>a</b></p>',
    '<ol><li>a</ol>',
    '<p>a',
  ])('would be caught if it held %s', (html) => {
    expect(markupFaults(html)).not.toEqual([]);
  });
});

describe('the benefits of registering', () => {
  it('are six, each in both languages', () => {
    expect(benefits).toHaveLength(6);
    for (const { title, sentence } of benefits) {
      for (const text of [title, sentence]) {
        expect(hanCount(text.zh)).toBeGreaterThan(0);
        expect(hanCount(text.en)).toBe(0);
        expect(text.en).not.toBe('');
      }
    }
  });

  it('name the full online programme trading service for verified users', () => {
    expect(benefits.some(({ sentence }) => /verified.*full online programme trading/i.test(sentence.en))).toBe(true);
    expect(benefits.some(({ sentence }) => /认证.*全部在线节目交易/.test(sentence.zh))).toBe(true);
  });
});
