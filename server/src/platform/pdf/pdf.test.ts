import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractSignature } from '@pavilion/protocol/contractTerms.ts';
import { expandTerritories } from '@pavilion/protocol/territories.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealsOf, wordsOf } from '../../testing/readPdf.ts';
import { makeCertificate, type PlatformCertificate, readCertificate } from '../certificate.ts';
import { clausesOf } from './clauses.ts';
import { type ContractRenderer, createContractRenderer } from './pdf.ts';
import { sampleTerms } from './sampleTerms.ts';
import { sealPdf } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-pdf-'));
const checkUrl = 'https://pavilion.example/#/check/PVC202611200017';
const signature: ContractSignature = {
  method: 'typed',
  name: 'Niran Chaiyasit',
  signedAt: '2026-11-21T02:00:00Z',
  email: 'ri***@siamgalaxy.example',
  emailCodeAt: '2026-11-21T01:59:12Z',
};
const maxBytes = 300_000;
let certificate: PlatformCertificate;
let staff: ContractRenderer;

beforeAll(async () => {
  certificate = await readCertificate(await makeCertificate('Festival Pavilion', new Date()));
  staff = createContractRenderer({ certificate });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function aDrawing(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><path d="M150 300C250 60 300 60 330 250S420 430 520 220 640 90 700 280 900 400 1050 150" fill="none" stroke="#1a1030" stroke-width="14"/></svg>';
  return sharp(Buffer.from(svg)).png().toBuffer();
}
/** The refusal's name and details, or the document's pages where nothing was refused. */
const refusalOf = (making: Promise<{ pages: number }>) =>
  making.then(
    ({ pages }) => ({ pages }),
    (error: { name: string; details: unknown }) => ({ name: error.name, details: error.details }),
  );

describe('the contract document', { timeout: 60_000 }, () => {
  test('contains in both languages who licenses what, where, how long and for how much', async () => {
    const { bytes, pages, sha256 } = await staff.contract(sampleTerms(), { version: 1, checkUrl });
    const words = await wordsOf(bytes);
    for (const said of [
      'PVC202611200017',
      '节目版权授权合同',
      'Programme Licence Agreement',
      '浙江河岸影视传媒有限公司',
      'Zhejiang Riverbank Film & TV Co., Ltd.',
      '暹罗星河传媒有限公司',
      '《长江入海处》',
      'Where the River Meets the Sea',
      '免费电视',
      'SVOD',
      '2027年1月1日至2029年12月31日',
      '1 January 2027 to 31 December 2029',
      'USD 128,000.50',
      '壹拾贰万捌仟美元伍角整',
      'One hundred and twenty-eight thousand and 50/100 US dollars',
      '独家',
      '本授权不设窗口保留期。',
      'No holdback applies to this licence.',
      '泰国、越南。',
      '签发待签',
      `第 1 页，共 ${pages} 页 Page 1 of ${pages}`,
    ]) {
      expect(words).toContain(said);
    }
    expect(bytes.length).toBeLessThan(maxBytes);
    expect(sha256).toEqual(createHash('sha256').update(bytes).digest());
  });

  test('of a licence for the whole world with a drawn signature still weighs less than 300 KB', async () => {
    const countries = expandTerritories({ include: ['worldwide'] });
    const terms = sampleTerms({ territories: { label: { zh: '全球', en: 'Worldwide' }, countries } });
    const drawn = { ...signature, method: 'drawn' as const };
    const { bytes } = await staff.contract(terms, {
      version: 2,
      checkUrl,
      signature: drawn,
      drawing: await aDrawing(),
    });
    expect(bytes.length).toBeLessThan(maxBytes);
    const words = await wordsOf(bytes);
    expect(words).toContain('中国香港、');
    expect(words).toContain('手写签名 Drawn signature');
    expect(words).toContain('已签署');
  });

  test('shows who signed, when, how and by which proof', async () => {
    const issued = await staff.contract(sampleTerms(), { version: 1, checkUrl });
    const issuedSha256 = issued.sha256.toString('hex');
    const { bytes } = await staff.contract(sampleTerms(), { version: 2, checkUrl, signature, issuedSha256 });
    const words = await wordsOf(bytes);
    expect(words).toContain('键入签名 Typed signature');
    expect(words).toContain('2026年11月21日 10:00:00（北京时间，UTC+8）');
    expect(words).toContain('Code sent to ri***@siamgalaxy.example, confirmed 21 November 2026');
    expect(words).toContain(issuedSha256);
  });

  test('keeps rare Chinese, Latin, Korean and Arabic characters of names', async () => {
    const buyer = {
      ...sampleTerms().buyer,
      name: { zh: '𠮷野㛃影视𬭎', en: 'Señor José Łukasz Nguyễn محمد النجوم' },
      contact: '김민준 e\u0301',
    };
    const { bytes } = await staff.contract(sampleTerms({ buyer }), {
      version: 2,
      checkUrl,
      signature: { ...signature, name: '𠮷野㛃' },
    });
    const words = await wordsOf(bytes);
    for (const name of ['𠮷野㛃影视𬭎', 'Señor José Łukasz Nguyễn', '김민준 é', 'محمد', 'النجوم']) {
      expect(words).toContain(name);
    }
  });

  test('leaves an unknown number of episodes out', async () => {
    const { programme } = sampleTerms();
    const unknown = sampleTerms({ programme: { ...programme, episodes: null, minutes: null } });
    const words = await wordsOf((await staff.contract(unknown, { version: 1, checkUrl })).bytes);
    expect(words).toContain('电视剧，2025 年');
    expect(words).toContain('Teleplay, 2025');
    expect(words).not.toMatch(/episode|\d 集/);
  });

  test('prints an Arabic title inside its brackets wherever the contract names it', async () => {
    const { programme } = sampleTerms();
    const title = { zh: 'قصة النجوم', en: 'قصة النجوم' };
    const { bytes } = await staff.contract(sampleTerms({ programme: { ...programme, title } }), {
      version: 1,
      checkUrl,
    });
    const words = await wordsOf(bytes);
    // Read back in the order of the page: the opening bracket, the last word, the first word, the closing bracket.
    const named = words.match(/《[^《》]*\p{Script=Arabic}[^《》]*》/gu)!;
    for (const one of named) expect(one.replaceAll(/\s/g, '')).toMatch(/^《(النجومقصة|قصةالنجوم)》$/);
  });

  test('begins every clause on the page of its heading, whatever precedes it', async () => {
    for (let length = 0; length <= 900; length += 60) {
      const terms = sampleTerms({
        specialTerms: { zh: '特别约定。'.repeat(length / 5), en: 'Agreed. '.repeat(length / 5) },
      });
      const { bytes } = await staff.contract(terms, { version: 1, checkUrl });
      const pages = (await wordsOf(bytes)).split('\n');
      for (const [index, { title, paragraphs }] of clausesOf(terms).entries()) {
        const page = pages.find((words) => words.includes(`${index + 1}. ${title.zh}`))!;
        expect(page, `${index + 1}. ${title.en} after ${length} characters`).toContain(paragraphs[0]!.zh.slice(0, 8));
      }
    }
  });

  test('prints the licensor’s own signature with its proof where no mandate binds it', async () => {
    const signatory = { name: { zh: '沈若川', en: 'Shen Ruochuan' }, title: { zh: '总经理', en: 'General Manager' } };
    const terms = sampleTerms({ seller: { ...sampleTerms().seller, signatory } });
    const licensorSignature = { ...signature, name: 'Shen Ruochuan', email: 'si***@yunzhanli.example' };
    const sealed = await staff.contract(terms, {
      version: 2,
      checkUrl,
      signature,
      licensorSignature,
      issuedSha256: 'a'.repeat(64),
    });
    const words = await wordsOf(sealed.bytes);
    for (const said of ['Shen Ruochuan', 'General Manager', 'si***@yunzhanli.example', 'ri***@siamgalaxy.example'])
      expect(words).toContain(said);
    expect(words).not.toContain('Issued through the Platform under its digital seal');
    expect(sealed.bytes.length).toBeLessThan(maxBytes);
    expect((await sealsOf(sealed.bytes)).map(({ valid }) => valid)).toEqual([true]);
  });

  test('is refused with the characters that no font prints, never printed with holes', async () => {
    const buyer = { ...sampleTerms().buyer, contact: '王\u{30000}😀', address: { zh: 'ถนน \u{e000}', en: '' } };
    expect(await refusalOf(staff.contract(sampleTerms({ buyer }), { version: 1, checkUrl }))).toEqual({
      name: 'glyphsMissing',
      details: { characters: expect.stringMatching(/^(?=.*ถ)(?=.*น)(?=.*\u{30000})(?=.*😀)(?=.*U\+E000)/u) },
    });
    await expect(staff.check(sampleTerms({ buyer }))).rejects.toMatchObject({ name: 'glyphsMissing' });
    await expect(staff.check(sampleTerms())).resolves.toBeUndefined();
  });

  test('prints the other language where a name has one only, and a draft as a draft', async () => {
    const buyer = { ...sampleTerms().buyer, name: { zh: '', en: 'Galaxy Only Ltd.' } };
    const { bytes } = await staff.contract(sampleTerms({ buyer, issuedAt: null, signBy: null }), {
      version: 1,
      checkUrl,
    });
    const words = await wordsOf(bytes);
    expect(words).toContain('Galaxy Only Ltd.');
    expect(words).toContain('草案');
    expect(words).toContain('尚未签发 Not issued yet');
  });

  test('carries notes of a thousand characters over the end of a page, losing none', async () => {
    const sentence = (n: number) => `第${n}项平台先行九十日方可在免费电视播出；`;
    const notes = Array.from({ length: 45 }, (_, n) => sentence(n + 1)).join('');
    const { bytes } = await staff.contract(sampleTerms({ holdback: { zh: notes, en: '' } }), { version: 1, checkUrl });
    const words = await wordsOf(bytes);
    expect([...words.matchAll(/第(\d+)项平台先行/g)].map(([, n]) => Number(n)).filter((n) => n === 45)).toHaveLength(2);
  });

  test('gives special terms, holdback and localisation a clause each, and never contradicts them', async () => {
    const localisation = { zh: '译制由被授权方承担，字幕文本归双方共有。', en: 'Subtitle files are held jointly.' };
    const holdback = { zh: '电影院首映后九十天内不上线。', en: 'Not before ninety days after release.' };
    const specialTerms = { zh: '可剪辑十五秒素材。', en: '' };
    const terms = sampleTerms({ localisation, holdback, specialTerms });
    const words = await wordsOf((await staff.contract(terms, { version: 1, checkUrl })).bytes);
    const clauses = clausesOf(terms);
    const paragraphsOf = (title: string) => clauses.find(({ title: { en } }) => en === title)!.paragraphs;
    expect(paragraphsOf('Holdback')[0]).toEqual(holdback);
    expect(paragraphsOf('Special terms')).toEqual([
      { zh: specialTerms.zh, en: specialTerms.zh },
      { zh: expect.stringContaining('以特别约定为准'), en: expect.stringContaining('the special terms prevail') },
    ]);
    const [editing, agreed, open] = paragraphsOf('Credits, localisation and integrity');
    expect(editing!.en).not.toContain('vest in the Licensor');
    expect(agreed!.en).toBe(`Localisation: ${localisation.en}`);
    expect(open!.en).toMatch(/^Where the localisation terms are silent: rights in dubbed and subtitled versions vest/);
    // The particulars name each of them too.
    for (const label of ['特别约定', '窗口保留', '译制']) expect(words).toContain(label);
    expect(words).toContain('Not before ninety days after release.');
  });

  test('contains what the fee covers', () => {
    const feeOf = (changes: Parameters<typeof sampleTerms>[0]) =>
      clausesOf(sampleTerms(changes))
        .find(({ title }) => title.en === 'Licence Fee and payment')!
        .paragraphs.map(({ en }) => en);
    const listMinor = 6_400_025;
    expect(feeOf({ price: { basis: 'package', listMinor } })[0]).toContain('takes only a part of it');
    expect(feeOf({ price: { basis: 'territory', listMinor } })[0]).toContain(
      'USD 64,000.25 for each of the 2 countries',
    );
    expect(feeOf({ price: { basis: 'weights', listMinor } })[0]).toContain('the whole package, USD 64,000.25');
    const older = feeOf({ form: 'licence-1', price: null });
    expect(older[0]).toMatch(/confirmed through the Platform\.$/);
  });

  test('leaves the general wording where nothing is agreed', () => {
    const titles = clausesOf(sampleTerms()).map(({ title }) => title.en);
    expect(titles).not.toContain('Special terms');
    const integrity = clausesOf(sampleTerms()).find(({ title }) => title.en === 'Credits and integrity')!;
    expect(integrity.paragraphs).toHaveLength(1);
    expect(integrity.paragraphs[0]!.en).toContain('Rights in dubbed and subtitled versions vest in the Licensor');
  });

  test('refuses a drawn signature that is no picture', async () => {
    const drawing = Buffer.from('not a picture');
    const making = staff.contract(sampleTerms(), { version: 2, checkUrl, signature, drawing });
    expect(await refusalOf(making)).toEqual({ name: 'fileBroken', details: undefined });
  });
});

describe('the seal', { timeout: 60_000 }, () => {
  test('is a valid signature of the platform over the whole file', async () => {
    const { bytes } = await staff.contract(sampleTerms(), { version: 1, checkUrl });
    const seals = await sealsOf(bytes);
    expect(seals).toHaveLength(1);
    expect(seals[0]).toMatchObject({ valid: true, end: bytes.length });
    expect(Buffer.from(seals[0]!.certificate)).toEqual(Buffer.from(certificate.certificate));
  });

  test('breaks when a single byte of the document is changed', async () => {
    const { bytes } = await staff.contract(sampleTerms(), { version: 1, checkUrl });
    const forged = Uint8Array.from(bytes);
    forged[5_000]! ^= 1;
    expect((await sealsOf(forged)).map(({ valid }) => valid)).toEqual([false]);
  });

  test('set a second time leaves the first valid', async () => {
    const { bytes } = await staff.contract(sampleTerms(), { version: 1, checkUrl });
    const twice = await sealPdf(bytes, { certificate, reason: 'Archived', at: new Date() });
    expect(Buffer.from(twice.slice(0, bytes.length))).toEqual(Buffer.from(bytes));
    expect((await sealsOf(twice)).map(({ valid, end }) => [valid, end])).toEqual([
      [true, bytes.length],
      [true, twice.length],
    ]);
  });
});

const installed = (program: string) => spawnSync(program, ['--help']).error === undefined;
describe('other people’s readers', { timeout: 60_000 }, () => {
  const file = join(folder, 'contract.pdf');
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });
  beforeAll(async () => {
    writeFileSync(file, (await staff.contract(sampleTerms(), { version: 1, checkUrl })).bytes);
  });

  test.skipIf(!installed('pdfsig'))('pdfsig calls the signature valid', () => {
    const said = run('pdfsig', file);
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
  });
  test.skipIf(!installed('qpdf'))('qpdf finds nothing wrong', () => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
  });
  test.skipIf(!installed('pdftotext'))('pdftotext gives the Chinese back', () => {
    expect(run('pdftotext', '-raw', file, '-')).toContain('暹罗星河传媒有限公司');
  });
});
