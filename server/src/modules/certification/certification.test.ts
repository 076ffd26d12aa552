import { errors } from '@pavilion/protocol/errors.ts';
import { idCheckCharacter, usccCheckCharacter } from '@pavilion/protocol/identity.ts';
import { ApiError } from '@pavilion/protocol/kit/client.ts';
import { afterAll, describe, expect, it } from 'vitest';
import {
  aPictureFile,
  aPrivateFile,
  aStaff,
  aUser,
  enterpriseAnswers,
  nextNumber,
  personAnswers,
} from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );
type Applicant = Awaited<ReturnType<typeof aUser>>;
const personForm = async (user: Applicant) => ({
  ...(await personAnswers(t, user.id, user.email)),
  agreed: true as const,
});
const companyForm = async (user: Applicant) => ({
  ...(await enterpriseAnswers(t, user.id, user.email)),
  agreed: true as const,
});
const applicationOf = async (userId: number) =>
  (
    await t.db
      .selectFrom('certifications')
      .select('id')
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
/** A resident ID that no other test uses: a thousand people for each day of birth. */
const residentId = () => {
  const number = nextNumber();
  const born = new Date(Date.UTC(1990, 2, 7 + Math.floor(number / 1000))).toISOString().slice(0, 10);
  const first17 = `110101${born.replaceAll('-', '')}${String(number % 1000).padStart(3, '0')}`;
  return first17 + idCheckCharacter(first17);
};

const usccRoot = '91350211M000100Y4';

describe('certification', () => {
  it('is applied for, refused with a reason, corrected and granted', async () => {
    const user = await aUser(t, { locale: 'zh-CN' });
    const reviewer = await aStaff(t, 'reviewer');
    const upload = async () =>
      (await user.client.resource.uploadImage({ file: await aPictureFile(), purpose: 'idCard' })).data.id;
    const form = { ...(await personForm(user)), idType: 1 as const, idNumber: residentId(), idFront: await upload() };
    await user.client.user.authPersonIdentity(form);
    expect(await user.client.user.getUserInfo()).toMatchObject({ certStatus: 2, certKind: 'person', certName: null });
    const info = await user.client.user.getUserAuthInfo();
    expect(info).toMatchObject({ certStatus: 2, certKind: 'person', reason: null, enterprise: null });
    expect(info.person).toMatchObject({ name: '林晓雯', idNumber: form.idNumber });
    expect(info.photos.map((photo) => photo.field)).toEqual(['idFront', 'idBack']);
    expect((await t.app.inject(info.photos[0]!.url)).headers['content-type']).toBe('image/jpeg');
    await expect(user.client.user.authPersonIdentity(form)).rejects.toMatchObject(refused('certificationInReview'));

    const queue = await reviewer.client.consoleCertification.list({ status: 2, kind: 'person', keyword: '林晓雯' });
    expect(queue.rows[0]).toMatchObject({ username: user.username, name: '林晓雯', status: 2, attempt: 1 });
    const first = queue.rows[0]!.id;
    await expect(reviewer.client.consoleCertification.reject({ id: first, reason: '  ' })).rejects.toMatchObject({
      code: 400,
      message: 'Please enter a reason',
    });
    await reviewer.client.consoleCertification.reject({ id: first, reason: '证件照片不清晰' });
    expect(await user.client.user.getUserInfo()).toMatchObject({
      certStatus: 3,
      certReason: '证件照片不清晰',
      unreadCount: 1,
    });
    await t.jobs.drain();
    const letter = t.delivered.findLast((mail) => mail.to === user.email);
    expect(letter).toMatchObject({ subject: '认证未通过' });
    expect(letter?.text).toContain('证件照片不清晰');

    await user.client.user.authPersonIdentity({ ...form, phone: '13900139000', idFront: await upload() });
    const second = await applicationOf(user.id);
    const detail = await reviewer.client.consoleCertification.detail({ id: second });
    expect(detail).toMatchObject({ attempt: 2, userEmail: user.email, status: 2 });
    expect(detail.changes).toEqual(
      expect.arrayContaining([
        { field: 'phone', before: '13800138000', after: '13900139000' },
        { field: 'idFront', before: '', after: '' },
      ]),
    );
    expect(detail.changes).toHaveLength(2);
    expect(detail.history).toMatchObject([{ id: first, status: 3, reason: '证件照片不清晰' }]);

    await reviewer.client.consoleCertification.approve({ id: second });
    expect(await user.client.user.getUserInfo()).toMatchObject({
      certStatus: 1,
      certKind: 'person',
      certName: '林晓雯',
      certReason: null,
    });
    await expect(user.client.user.authPersonIdentity(form)).rejects.toMatchObject(refused('alreadyCertified'));
    const admin = await aStaff(t, 'admin');
    const log = await admin.client.consoleAudit.list({ subject: 'certification', order: 'asc' });
    const actions = log.rows.map((row) => row.action).filter((action) => action !== 'certification.list');
    expect(actions).toEqual(['certification.reject', 'certification.view', 'certification.approve']);
    expect(JSON.stringify(log)).not.toContain(form.idNumber);
  });

  it('is granted to a mainland enterprise by its USCC and to one abroad by its number and country', async () => {
    const [mainland, abroad] = [await aUser(t), await aUser(t)];
    const reviewer = await aStaff(t, 'reviewer');
    const neither = { ...(await companyForm(mainland)), country: 'CN', registrationNo: '123' };
    const failure = await failureOf(mainland.client.user.authCompanyIdentity(neither));
    expect(failure?.problems).toMatchObject([{ path: 'uscc' }]);
    await expect(
      mainland.client.user.authCompanyIdentity({
        ...neither,
        uscc: `${usccRoot}${usccCheckCharacter(usccRoot) === '4' ? '5' : '4'}`,
      }),
    ).rejects.toMatchObject({ code: 400 });
    await mainland.client.user.authCompanyIdentity({ ...neither, uscc: usccRoot + usccCheckCharacter(usccRoot) });
    const foreign = { ...(await companyForm(abroad)), country: 'FR' };
    await abroad.client.user.authCompanyIdentity(foreign);
    const { rows } = await reviewer.client.consoleCertification.list({
      kind: 'enterprise',
      status: 2,
      sort: 'username',
      order: 'asc',
    });
    expect(rows.map((row) => row.userId)).toEqual([mainland.id, abroad.id]);
    const registrationNo = foreign.registrationNo.toLowerCase();
    const listing = { enName: 'Seine Distribution', country: 'FR', registrationNo };
    const company = await t.db.insertInto('companies').values(listing).returning('id').executeTakeFirstOrThrow();
    await reviewer.client.consoleCertification.approve({ id: rows[1]!.id });
    const linked = t.db.selectFrom('companies').select('userId').where('id', '=', company.id);
    expect(await linked.executeTakeFirst()).toEqual({ userId: abroad.id });
    expect(await abroad.client.user.getUserInfo()).toMatchObject({
      certStatus: 1,
      certKind: 'enterprise',
      certName: 'East Coast Pictures Ltd.',
    });
    const detail = await reviewer.client.consoleCertification.detail({ id: rows[0]!.id });
    expect(detail.photos.map((photo) => photo.field)).toEqual(['logo', 'displayImage', 'licence']);
    expect(detail.person).toBeNull();
  });

  it('needs the photos, the agreement and a number of the right kind, each with its own message', async () => {
    const user = await aUser(t);
    const { idFront: _, ...noFront } = await personForm(user);
    const missing = await failureOf(t.as(user.token, 'zh-CN').user.authPersonIdentity(noFront as never));
    expect(missing?.problems).toEqual([{ path: 'idFront', message: '请上传证件正面照片' }]);
    const form = await personForm(user);
    const unticked = await failureOf(user.client.user.authPersonIdentity({ ...form, agreed: false } as never));
    expect(unticked?.message).toBe('Please read and check Agree');
    const wrong = await failureOf(
      user.client.user.authPersonIdentity({ ...form, idType: 1, idNumber: '110101199003071234' }),
    );
    expect(wrong?.problems).toEqual([{ path: 'idNumber', message: 'Please enter a valid ID number' }]);
    await expect(t.visitor.user.authPersonIdentity(form)).rejects.toMatchObject(refused('signedOut'));
    expect(await user.client.user.getUserAuthInfo()).toMatchObject({ certStatus: 0, certKind: null, photos: [] });
  });

  it('accepts only photos that the applicant uploaded for it', async () => {
    const [user, stranger] = [await aUser(t), await aUser(t)];
    const form = await personForm(user);
    const others = [await aPrivateFile(t, stranger.id), await aPrivateFile(t, user.id, 'voucher'), 999_999];
    for (const idBack of others)
      await expect(user.client.user.authPersonIdentity({ ...form, idBack })).rejects.toMatchObject(
        refused('fileMissing'),
      );
    expect(await user.client.user.getUserInfo()).toMatchObject({ certStatus: 0 });
  });

  it('is one application at a time, and settled by one reviewer', async () => {
    const user = await aUser(t);
    const form = await personForm(user);
    const sent = await Promise.allSettled([1, 2, 3].map(() => user.client.user.authPersonIdentity(form)));
    expect(sent.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    for (const r of sent) if (r.status === 'rejected') expect(r.reason).toMatchObject(refused('certificationInReview'));
    const id = await applicationOf(user.id);
    const [one, two] = [await aStaff(t, 'reviewer'), await aStaff(t, 'admin')];
    const settled = await Promise.allSettled([
      one.client.consoleCertification.approve({ id }),
      two.client.consoleCertification.reject({ id, reason: 'Not readable' }),
    ]);
    const lost = settled.find((r) => r.status === 'rejected');
    expect(settled.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect(lost?.reason).toMatchObject(refused('moveRefused'));
    const { certStatus } = await user.client.user.getUserInfo();
    expect(certStatus).toBe(settled[0]!.status === 'fulfilled' ? 1 : 3);
    const notices = await user.client.notification.list();
    expect(notices.total).toBe(1);
  });

  it('certifies one account with one document', async () => {
    const [first, second, third] = [await aUser(t), await aUser(t), await aUser(t)];
    const reviewer = await aStaff(t, 'reviewer');
    const idNumber = `G${80_000_000 + nextNumber()}`;
    await first.client.user.authPersonIdentity({ ...(await personForm(first)), idNumber });
    await second.client.user.authPersonIdentity({ ...(await personForm(second)), idNumber: idNumber.toLowerCase() });
    await reviewer.client.consoleCertification.approve({ id: await applicationOf(first.id) });
    const other = await applicationOf(second.id);
    await expect(reviewer.client.consoleCertification.approve({ id: other })).rejects.toMatchObject(
      refused('identityTaken'),
    );
    expect(await second.client.user.getUserInfo()).toMatchObject({ certStatus: 2, unreadCount: 0 });
    await expect(
      third.client.user.authPersonIdentity({ ...(await personForm(third)), idNumber }),
    ).rejects.toMatchObject(refused('identityTaken'));
  });

  it('is visible to reviewers only, and decided by them', async () => {
    const user = await aUser(t);
    await user.client.user.authPersonIdentity(await personForm(user));
    const id = await applicationOf(user.id);
    for (const role of ['trade', 'editor', 'service'] as const) {
      const { client } = await aStaff(t, role);
      await expect(client.consoleCertification.list()).rejects.toMatchObject(refused('forbidden'));
      await expect(client.consoleCertification.detail({ id })).rejects.toMatchObject(refused('forbidden'));
      await expect(client.consoleCertification.approve({ id })).rejects.toMatchObject(refused('forbidden'));
    }
    await expect(user.client.consoleCertification.approve({ id })).rejects.toMatchObject(refused('signedOut'));
    const reviewer = await aStaff(t, 'reviewer');
    await expect(reviewer.client.consoleCertification.approve({ id: 999_999 })).rejects.toMatchObject(
      refused('notFound'),
    );
    const detail = await reviewer.client.consoleCertification.detail({ id });
    await t.app.inject(detail.photos[0]!.url);
    const views = await t.db.selectFrom('fileViews').selectAll().execute();
    expect(views.map(({ fileId, staffId }) => ({ fileId, staffId }))).toEqual([
      { fileId: detail.photos[0]!.id, staffId: reviewer.id },
    ]);
    const pages = await reviewer.client.consoleCertification.list({ pageSize: 1, pageNum: 2 });
    expect(pages.rows).toHaveLength(1);
    expect(pages.total).toBeGreaterThan(2);
  });
});
