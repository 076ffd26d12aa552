// Takes a picture of the staff guide.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { programmes } from '../../demo/catalogue/programmes.ts';
import { staff } from '../apiClient.ts';
import { signInToConsole } from '../console.ts';
import { goTo, openSession, type Screen, type Session, settled, wideChinese, wideEnglish } from '../fixtures.ts';

/** Every picture is taken in both. */
export const languages: readonly Screen[] = [wideEnglish, wideChinese];
const size = { width: 1366, height: 768 };
/** The size limit of a picture, because a page of the guide has a dozen of them. */
const mostBytes = 60_000;

export async function openGuideSession(browser: Browser, screen: Screen): Promise<Session> {
  const session = await openSession(browser, screen);
  await session.page.setViewportSize(size);
  return session;
}
/** Signs in a member of the demo staff with the guide's screen size, on the board. */
export async function signedIn(browser: Browser, screen: Screen, username: string): Promise<Session> {
  const session = await openGuideSession(browser, screen);
  await signInToConsole(session, username);
  return session;
}
export async function show(session: Session, path: string): Promise<Page> {
  await goTo(session, path, '/console/');
  await settled(session);
  return session.page;
}

/** Pages of text are smallest almost losslessly, with sharp letters; pages of photographs are not. */
async function small(shot: Buffer): Promise<Buffer> {
  const ways = [{ nearLossless: true, quality: 60 }, { quality: 75 }];
  const made = await Promise.all(
    ways.map((way) =>
      sharp(shot)
        .webp({ effort: 6, ...way })
        .toBuffer(),
    ),
  );
  return made.reduce((a, b) => (b.length < a.length ? b : a));
}

/** Writes `docs/images/staff-guide/<language>/<name>.webp`; throws if the page has errors or is still loading. */
export async function take(session: Session, name: string): Promise<void> {
  const { page, locale, faults } = session;
  await page.mouse.move(0, 0);
  await settled(session);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(faults).toEqual([]);
  const folder = join(import.meta.dirname, '../../docs/images/staff-guide', locale === 'zh-CN' ? 'zh' : 'en');
  const picture = await small(await page.screenshot());
  expect(picture.length, `bytes of ${name}`).toBeLessThan(mostBytes);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), picture);
}

/** Returns the title of a programme of the demo fair in the session's language. */
export function titleOf({ locale }: Session, key: string): string {
  const programme = programmes.find((one) => one.key === key);
  const title = locale === 'zh-CN' ? programme?.zhTitle : programme?.enTitle;
  if (!title) throw new Error(`The demo fair has no title for ${key} in ${locale}`);
  return title;
}
/** Returns the number of a programme of the demo fair. */
export async function idOf(session: Session, key: string): Promise<number> {
  const { consoleProgramme } = await staff('admin');
  const title = titleOf(session, key);
  const { rows } = await consoleProgramme.list({ keyword: title });
  const found = rows.find(({ zhTitle, enTitle }) => zhTitle === title || enTitle === title);
  if (!found) throw new Error(`No programme is called ${title}`);
  return found.id;
}
