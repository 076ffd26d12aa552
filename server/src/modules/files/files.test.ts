import { stat } from 'node:fs/promises';
import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { aPicture, aPictureFile, aPrivateFile, aStaff, aUser, aVideo } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { signedUrl } from './documents.service.ts';
import { sweepAbandoned } from './uploads.service.ts';

const t = await testApp();
afterAll(() => t.close());

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const file = (name: string, type: string, bytes: Uint8Array) => ({ name, type, bytes: new Uint8Array(bytes) });
const withPlace = async () =>
  sharp(await aPicture('jpeg', { width: 400, height: 300 }))
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '116/1 23/1 0/1' },
    })
    .toBuffer();

describe('an uploaded picture', () => {
  it('is re-encoded without the place where it was taken, and visible to its owner only', async () => {
    const user = await aUser(t);
    const bytes = await withPlace();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { url, data } = await user.client.resource.uploadImage({
      file: file('../../身份证 正面.jpg', 'image/jpeg', bytes),
      purpose: 'idCard',
    });
    expect(data).toMatchObject({ name: '身份证 正面.jpg', url });
    const reply = await t.app.inject(url);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined();
    const row = await t.db.selectFrom('files').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ store: 'private', ownerUserId: user.id });
    expect(row.path).toMatch(/^idCard\/[\w-]{24}\.jpg$/);
    expect((await t.app.inject(`/media/${row.path}`)).statusCode).toBe(404);
  });

  it('that is public comes in AVIF and WebP sizes, never in its original bytes', async () => {
    const user = await aUser(t);
    const { url, data } = await user.client.resource.uploadImage({
      file: file('me.jpg', 'image/jpeg', await withPlace()),
      purpose: 'portrait',
    });
    expect(url).toMatch(/^\/media\/u\/[\w-]+-384\.webp$/);
    const row = await t.db.selectFrom('pictures').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
    const sources = row.sources as unknown as { width: number; type: string; url: string }[];
    expect(sources.map((s) => `${s.width} ${s.type}`)).toEqual([
      '96 image/avif',
      '96 image/webp',
      '192 image/avif',
      '192 image/webp',
      '384 image/avif',
      '384 image/webp',
    ]);
    const reply = await t.app.inject(url);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('is refused when it is no picture, incomplete, a drawing with scripts, or too large', async () => {
    const { client } = await aUser(t);
    const upload = (f: ReturnType<typeof file>) => client.resource.uploadImage({ file: f, purpose: 'idCard' });
    const jpeg = await aPicture('jpeg', { width: 800, height: 600 });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    await expect(upload(file('words.png', 'image/png', Buffer.from('only words')))).rejects.toMatchObject(
      refused('imageKindRefused'),
    );
    await expect(upload(file('half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)))).rejects.toMatchObject(
      refused('fileBroken'),
    );
    await expect(upload(file('drawing.svg', 'image/svg+xml', svg))).rejects.toMatchObject(refused('imageKindRefused'));
    await expect(upload(file('drawing.png', 'image/png', svg))).rejects.toMatchObject(refused('imageKindRefused'));
    await expect(upload(file('paper.pdf', 'application/pdf', Buffer.from('%PDF-1.7')))).rejects.toMatchObject(
      refused('imageKindRefused'),
    );
    await expect(
      upload(file('large.jpg', 'image/jpeg', new Uint8Array(limits.uploadMaxBytes + 1))),
    ).rejects.toMatchObject({ ...refused('fileTooLarge'), message: 'Each attachment no larger than 5M' });
    const padded = new Uint8Array(limits.uploadMaxBytes);
    padded.set(jpeg);
    await upload(file('just fits.jpg', 'image/jpeg', padded));
    await upload(await aPictureFile('photo.png'));
  });

  it('is refused by its first bytes, before it is decoded: other kinds, and sizes past 20 megapixels', async () => {
    const { client } = await aUser(t);
    const upload = (f: ReturnType<typeof file>) => client.resource.uploadImage({ file: f, purpose: 'portrait' });
    const small = { create: { width: 40, height: 40, channels: 3 as const, background: '#456' } };
    for (const bytes of [await sharp(small).avif().toBuffer(), await sharp(small).webp().toBuffer()])
      await expect(upload(file('picture.jpg', 'image/jpeg', bytes))).rejects.toMatchObject(refused('imageKindRefused'));
    // Headers of 49 megapixels without data: a decoder would report them as broken.
    const png = Buffer.from(await sharp(small).png().toBuffer());
    png.writeUInt32BE(7000, 16);
    png.writeUInt32BE(7000, 20);
    const jpeg = Buffer.from(await sharp(small).jpeg().toBuffer());
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(7000, frame + 5);
    jpeg.writeUInt16BE(7000, frame + 7);
    const eight = Array.from({ length: 8 }, (_, i) =>
      upload(
        i % 2
          ? file('a.png', 'image/png', png.subarray(0, 60))
          : file('a.jpg', 'image/jpeg', jpeg.subarray(0, frame + 20)),
      ),
    );
    for (const outcome of await Promise.allSettled(eight))
      expect(outcome).toMatchObject({ status: 'rejected', reason: refused('pictureTooLarge') });
  });

  it('needs a signed-in user, and a purpose they may use', async () => {
    const photo = await aPictureFile();
    const [user, editor, trade] = [await aUser(t), await aStaff(t, 'editor'), await aStaff(t, 'trade')];
    await expect(t.visitor.resource.uploadImage({ file: photo })).rejects.toMatchObject(refused('signedOut'));
    await expect(user.client.resource.uploadImage({ file: photo, purpose: 'cover' as never })).rejects.toMatchObject({
      code: 400,
    });
    await expect(user.client.consoleFile.uploadImage({ file: photo, purpose: 'cover' })).rejects.toMatchObject(
      refused('signedOut'),
    );
    await expect(trade.client.consoleFile.uploadImage({ file: photo, purpose: 'cover' })).rejects.toMatchObject(
      refused('forbidden'),
    );
    const cover = await editor.client.consoleFile.uploadImage({ file: photo, purpose: 'cover' });
    expect((await t.app.inject(cover.url)).statusCode).toBe(200);
  });

  it('is limited to 120 an hour', async () => {
    const user = await aUser(t);
    await t.db
      .insertInto('rateLimits')
      .values({ key: `upload:u${user.id}`, hits: 119, resetsAt: new Date(t.clock.now.getTime() + 60_000) })
      .execute();
    const photo = await aPictureFile();
    await user.client.resource.uploadImage({ file: photo, purpose: 'idCard' });
    await expect(user.client.resource.uploadImage({ file: photo, purpose: 'idCard' })).rejects.toMatchObject(
      refused('tooManyRequests'),
    );
    t.pass({ minutes: 2 });
    await user.client.resource.uploadImage({ file: photo, purpose: 'idCard' });
  });
});

describe('the URL of a private file', () => {
  it('works for ten minutes and only as it was signed', async () => {
    const user = await aUser(t);
    const [mine, another] = [await aPrivateFile(t, user.id), await aPrivateFile(t, user.id)];
    const url = signedUrl(t.ctx(), mine, { userId: user.id });
    const status = async (address: string) => (await t.app.inject(address)).statusCode;
    expect(await status(url)).toBe(200);
    expect(await status(url.replace(`/files/${mine}`, `/files/${another}`))).toBe(403);
    expect(await status(url.replace(/until=(\d+)/, (_, n) => `until=${Number(n) + 1}`))).toBe(403);
    expect(await status(url.replace('who=u', 'who=s'))).toBe(403);
    expect(await status(url.replace(/sig=../, 'sig=AA'))).toBe(403);
    expect(await status(`/files/${mine}`)).toBe(403);
    t.pass({ minutes: 10, seconds: -1 });
    expect(await status(url)).toBe(200);
    t.pass({ seconds: 2 });
    expect(await status(url)).toBe(403);
  });

  it('is logged when staff open it, and not when its owner does', async () => {
    const [user, reviewer] = [await aUser(t), await aStaff(t, 'reviewer')];
    const id = await aPrivateFile(t, user.id);
    await t.app.inject(signedUrl(t.ctx(), id, { userId: user.id }));
    await t.app.inject(signedUrl(t.ctx(), id, { staffId: reviewer.id }));
    const views = await t.db.selectFrom('fileViews').select(['fileId', 'staffId']).where('fileId', '=', id).execute();
    expect(views).toEqual([{ fileId: id, staffId: reviewer.id }]);
  });
});

describe('a direct upload', () => {
  const put = (url: string, offset: number, payload: Buffer) =>
    t.app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
    });
  const ticketOf = async (size: number) =>
    (await aStaff(t, 'editor')).client.consoleFile.getSts({ name: 'trailer.mp4', size, type: 'video/mp4' });
  const rowOf = (id: number) => t.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('resumes where it stopped and becomes a video', async () => {
    const video = await aVideo();
    const ticket = await ticketOf(video.length);
    expect((await put(ticket.url, 0, video.subarray(0, 1_000))).statusCode).toBe(200);
    const head = await t.app.inject({ method: 'HEAD', url: ticket.url });
    expect(head.headers['upload-offset']).toBe('1000');
    expect((await put(ticket.url, 500, video.subarray(500))).statusCode).toBe(409);
    expect((await put(ticket.url, 1_000, video.subarray(1_000))).statusCode).toBe(200);
    const row = await rowOf(ticket.fileId);
    expect(row.readyAt).not.toBeNull();
    const range = await t.app.inject({ url: `/media/${row.path}`, headers: { range: 'bytes=4-7' } });
    expect([range.statusCode, range.payload]).toEqual([206, 'ftyp']);
  });

  it('never exceeds its declared size, and accepts one of several pieces sent at once for one offset', async () => {
    const video = await aVideo();
    const ticket = await ticketOf(video.length);
    const half = Math.floor(video.length / 2);
    const answers = await Promise.all(Array.from({ length: 12 }, () => put(ticket.url, 0, video.subarray(0, half))));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(11).fill(409)]);
    const { path } = await rowOf(ticket.fileId);
    expect((await stat(`${t.ctx().files.locate('public', path)}.part`)).size).toBe(half);
    expect((await put(ticket.url, half, Buffer.concat([video.subarray(half), Buffer.alloc(1)]))).statusCode).toBe(413);
    expect((await put(ticket.url, half, video.subarray(half))).statusCode).toBe(200);
    expect((await rowOf(ticket.fileId)).readyAt).not.toBeNull();
  });

  it('is refused when it is no video, of another kind, too large, or its URL was changed', async () => {
    const editor = await aStaff(t, 'editor');
    const wanted = { name: 'clip.mp4', size: 100, type: 'video/mp4' };
    await expect(editor.client.consoleFile.getSts({ ...wanted, type: 'video/x-msvideo' })).rejects.toMatchObject(
      refused('fileKindRefused'),
    );
    await expect(editor.client.consoleFile.getSts({ ...wanted, size: limits.videoMaxBytes + 1 })).rejects.toMatchObject(
      { code: 400 },
    );
    const ticket = await editor.client.consoleFile.getSts(wanted);
    expect((await put(ticket.url, 0, Buffer.alloc(101))).statusCode).toBe(413);
    expect((await put(ticket.url, 0, Buffer.alloc(100))).statusCode).toBe(422);
    expect((await put(ticket.url.replace(/sig=../, 'sig=AA'), 0, Buffer.alloc(100))).statusCode).toBe(403);
    t.pass({ minutes: 361 });
    expect((await put(ticket.url, 0, Buffer.alloc(100))).statusCode).toBe(403);
  });

  it.each(['a page behind the first box of a video', 'a video that was cut off', 'a video whose frames are empty'])(
    'is no video: %s',
    async (kind) => {
      const video = await aVideo();
      const bytes = kind.startsWith('a page')
        ? Buffer.concat([video.subarray(0, 32), Buffer.from('<html><script>1</script>'.repeat(500))])
        : kind.endsWith('off')
          ? video.subarray(0, Math.floor(video.length / 2))
          : Buffer.concat([video.subarray(0, 5_000), Buffer.alloc(video.length - 5_000)]);
      const ticket = await ticketOf(bytes.length);
      expect((await put(ticket.url, 0, bytes)).statusCode).toBe(422);
      const row = await rowOf(ticket.fileId);
      expect(row).toMatchObject({ readyAt: null, received: 0 });
      expect((await t.app.inject(`/media/${row.path}`)).statusCode).toBe(404);
    },
  );

  it('that is not finished is removed with its bytes a day later', async () => {
    const video = await aVideo();
    const ticket = await ticketOf(video.length);
    await put(ticket.url, 0, video.subarray(0, 1_000));
    const part = `${t.ctx().files.locate('public', (await rowOf(ticket.fileId)).path)}.part`;
    t.pass({ minutes: 23 * 60 });
    await sweepAbandoned(t.ctx());
    expect((await stat(part)).size).toBe(1_000);
    t.pass({ minutes: 2 * 60 });
    await sweepAbandoned(t.ctx());
    await expect(stat(part)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(rowOf(ticket.fileId)).rejects.toThrow();
  });
});
