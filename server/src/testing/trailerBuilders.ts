import { aProgramme, aUser, aVideo } from './builders.ts';
import { aSeller } from './dealBuilders.ts';
import type { TestApp } from './testApp.ts';

/** Returns the input of a seller's `getSts` call. */
export async function aTrailerRequest() {
  const video = await aVideo();
  return { video, wanted: { name: '预告片.mp4', size: video.length, type: 'video/mp4' } };
}
/** Makes a certified user whose company sells a programme. */
export async function aSellersUser(t: TestApp) {
  const user = await aUser(t, { certified: 'enterprise' });
  const { id: sellerId } = await aSeller(t);
  await t.db.updateTable('companies').set({ userId: user.id }).where('id', '=', sellerId).execute();
  const programme = await aProgramme(t, { sellerId });
  return { ...user, programmeId: programme.id };
}
/** Makes a complete trailer that waits for review. */
export async function aTrailerSubmission(t: TestApp) {
  const seller = await aSellersUser(t);
  const { video, wanted } = await aTrailerRequest();
  const ticket = await seller.client.resource.getSts({ ...wanted, programmeId: seller.programmeId });
  await t.app.inject({
    method: 'PUT',
    url: ticket.url,
    payload: video,
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': '0' },
  });
  const { id, path } = await t.db
    .selectFrom('trailerSubmissions as s')
    .innerJoin('files as f', 'f.id', 's.fileId')
    .select(['s.id', 'f.path'])
    .where('f.id', '=', ticket.fileId)
    .where('f.readyAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return { seller, programmeId: seller.programmeId, ticket, id, path };
}
