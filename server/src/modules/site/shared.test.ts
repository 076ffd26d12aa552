import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { aPicture, aProgramme } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp({ publicUrl: 'https://pavilion.example' });
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url, headers: { 'accept-language': 'en-US', ...headers } });
/** A picture on record with its bytes in the public store. */
async function aStoredPicture(width: number, height: number): Promise<number> {
  await t.deps.adapters.files.write('public', `p/${width}x${height}.jpg`, await aPicture('jpeg', { width, height }));
  const { id } = await t.db
    .insertInto('pictures')
    .values({
      key: `shared-${width}`,
      tone: '#305070',
      width,
      height,
      sources: JSON.stringify([{ width, type: 'image/jpeg', url: `/media/p/${width}x${height}.jpg` }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a shared link', () => {
  it('is a page in the reader’s language with the other one beside it, for crawlers and for people', async () => {
    const { id } = await aProgramme(t, { zhTitle: '江风引', enTitle: 'River & "Wind" <b>', zhLogline: '一座渡口。' });
    const reply = await get(`/s/programme/${id}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/html');
    const html = reply.body;
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('<h1>River &amp; &quot;Wind&quot; &lt;b&gt;</h1>');
    expect(html).toContain('<section lang="zh-CN"><h2>江风引</h2>');
    expect(html).toContain(`href="/#/details?id=${id}"`);
    expect(html).toContain(`<link rel="canonical" href="https://pavilion.example/s/programme/${id}">`);
    expect(html).toContain(`hreflang="zh-CN" href="https://pavilion.example/s/programme/${id}?lang=zh"`);
    expect(html).toContain('property="og:title" content="River &amp; &quot;Wind&quot; &lt;b&gt;"');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!);
    expect(data).toMatchObject({ '@type': 'TVSeries', name: 'River & "Wind" <b>', alternateName: '江风引' });
    expect(reply.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(reply.headers['content-security-policy']).not.toContain('unsafe-inline');
    // The same bytes again, until the programme changes.
    expect((await get(`/s/programme/${id}`, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
    await t.db.updateTable('programmes').set({ enTitle: 'River Song' }).where('id', '=', id).execute();
    await expect.poll(async () => (await get(`/s/programme/${id}`)).body).toContain('<h1>River Song</h1>');
  });

  it('follows the language of the reader, of her choice, and of the address', async () => {
    const { id } = await aProgramme(t, { zhTitle: '单语', enTitle: 'Both' });
    const title = async (url: string, headers: Record<string, string> = {}) =>
      /<h1>(.*?)<\/h1>/.exec((await get(url, headers)).body)?.[1];
    expect(await title(`/s/programme/${id}`, { 'accept-language': 'zh-CN,zh;q=0.9' })).toBe('单语');
    expect(await title(`/s/programme/${id}`, { cookie: 'locale=zh-CN' })).toBe('单语');
    expect(await title(`/s/programme/${id}?lang=en`, { cookie: 'locale=zh-CN' })).toBe('Both');
    expect((await get(`/s/programme/${id}?lang=zh`)).body).toContain(`/s/programme/${id}?lang=zh">`);
    const only = await aProgramme(t, { zhTitle: '只有中文', enPublishedAt: null });
    const html = (await get(`/s/programme/${only.id}`)).body;
    expect(html).toContain('<h1>只有中文</h1>');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).not.toContain('hreflang="en-US"');
  });

  it('to what is not published is a page that says so', async () => {
    const { id } = await aProgramme(t, { zhPublishedAt: null, enPublishedAt: null, enTitle: 'Secret Draft' });
    for (const url of [`/s/programme/${id}`, '/s/programme/999999', '/s/nothing/1', '/s/programme/1e3', '/s/news/0']) {
      const reply = await get(url);
      expect(reply.statusCode, url).toBe(404);
      expect(reply.body).toContain('This page is no longer available');
      expect(reply.body).toContain('noindex');
      expect(reply.body).not.toContain('Secret Draft');
    }
    expect((await get(`/s/programme/${id}.jpg`)).statusCode).toBe(404);
  });

  it('has a picture that messengers understand, posters whole and stills cut', async () => {
    for (const [width, height] of [
      [480, 672],
      [1280, 720],
    ] as const) {
      const { id } = await aProgramme(t, { coverId: await aStoredPicture(width, height) });
      expect((await get(`/s/programme/${id}`)).body).toContain(`https://pavilion.example/s/programme/${id}.jpg`);
      const pictures = await Promise.all([get(`/s/programme/${id}.jpg`), get(`/s/programme/${id}.jpg`)]);
      for (const { headers, rawPayload } of pictures) {
        expect(headers['content-type']).toBe('image/jpeg');
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      }
    }
  });
});

describe('for crawlers', () => {
  it('there is a map of all that is published, and word of it', async () => {
    t.pass({ minutes: 61 });
    const shown = await aProgramme(t, { enPublishedAt: null });
    const hidden = await aProgramme(t, { zhPublishedAt: null, enPublishedAt: null });
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toContain('application/xml');
    expect(map.body).toContain(`<loc>https://pavilion.example/s/programme/${shown.id}</loc>`);
    expect(map.body).toContain(`hreflang="zh-CN" href="https://pavilion.example/s/programme/${shown.id}?lang=zh"`);
    expect(map.body).not.toContain(`programme/${shown.id}?lang=en`);
    expect(map.body).not.toContain(`/s/programme/${hidden.id}<`);
    expect((await get('/sitemap-1.xml')).body).toBe(map.body);
    expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://pavilion.example/sitemap.xml');
  });

  it('the map is made once an hour, and in parts where it is long', async () => {
    t.pass({ minutes: 61 });
    await get('/sitemap.xml');
    const late = await aProgramme(t);
    expect((await get('/sitemap.xml')).body).not.toContain(`/s/programme/${late.id}<`);
    t.pass({ minutes: 61 });
    await t.sql`insert into programmes (type_id, zh_title, en_title, country, episodes, minutes, zh_published_at)
      select 1, '节目 ' || n, 'No ' || n, 'CN', 1, 1, now() from generate_series(1, 20100) n`;
    const index = (await get('/sitemap.xml')).body;
    expect(index).toContain('<sitemapindex');
    expect(index).toContain('https://pavilion.example/sitemap-2.xml');
    expect((await get('/sitemap-1.xml')).body.match(/<url>/g)).toHaveLength(20_000);
    expect((await get('/sitemap-2.xml')).body.match(/<url>/g)!.length).toBeGreaterThan(100);
  });
});

it('the manifest speaks the language of whoever installs the site', async () => {
  const zh = await get('/manifest.webmanifest', { 'accept-language': 'zh-CN' });
  expect(zh.headers['content-type']).toContain('application/manifest+json');
  expect(zh.json()).toMatchObject({ name: '云上节展', display: 'standalone' });
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Festival Pavilion' });
});
