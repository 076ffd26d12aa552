// Keeps the search index up to date. Triggers queue changed items (0017_search.sql); the process that holds the index's lock processes them
// within a second or two. A rebuild makes a new index next to the old one.
import type { JobCtx } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { contentSources } from '../content/classes.service.ts';
import type { ContentSource, SearchText } from '../content/source.service.ts';
import { boundsOf, FIRST_TIER, type Popularity, rowOf, scoreOf, type Tier, tierOf } from './documents.ts';
import {
  clearStale,
  countFirstTiers,
  countStale,
  createNextIndex,
  hasStale,
  listPopularity,
  listScores,
  listTiers,
  lockIndex,
  markStale,
  removeDocuments,
  replaceTiers,
  setScores,
  swapIndexes,
  takeStale,
  tryLockIndex,
  upsertDocuments,
  upsertSpellings,
} from './index.queries.ts';
import { learnStems } from './stems.ts';
import { fieldsOf, lettersOf, spellingsOf } from './tokens.ts';

type Writer = Pick<JobCtx, 'db'>;
const BATCH = 200;
const nobodys: Popularity = { visits: 0, favourites: 0 };

/** Lets other requests run after every few documents, because splitting words blocks the process for milliseconds each. */
async function inTurns<A, B>(all: readonly A[], work: (one: A, at: number) => B): Promise<B[]> {
  const done: B[] = [];
  for (const [at, one] of all.entries()) {
    if (at % 8 === 7) await new Promise((go) => setImmediate(go));
    done.push(work(one, at));
  }
  return done;
}
async function rowsOf({ db }: Writer, source: ContentSource, texts: readonly SearchText[], tiers: readonly Tier[]) {
  const cuts = await inTurns(texts, (it) => fieldsOf(it, source.class));
  await learnStems(db, cuts.flatMap(lettersOf));
  const popularity = await listPopularity(
    db,
    source.class,
    texts.map(({ id }) => id),
  );
  return {
    rows: await inTurns(texts, (it, i) => rowOf(source.class, it, cuts[i]!, popularity.get(it.id) ?? nobodys, tiers)),
    spellings: new Set(cuts.flatMap(spellingsOf)),
  };
}

async function refreshBatch(ctx: Writer): Promise<number> {
  return ctx.db.transaction().execute(async (db) => {
    const own = { ...ctx, db };
    if (!(await tryLockIndex(db))) return 0;
    const notes = await takeStale(db, BATCH);
    if (!notes.length) return 0;
    const tiers = await listTiers(db);
    for (const source of contentSources) {
      const ids = [...new Set(notes.filter((note) => note.class === source.class).map((note) => note.contentId))];
      if (!ids.length) continue;
      const texts = await source.listTexts(db, { ids });
      const { rows, spellings } = await rowsOf(own, source, texts, tiers.get(source.class)!);
      await upsertDocuments(db, rows);
      await upsertSpellings(db, spellings);
      const published = new Set(texts.map(({ id }) => id));
      await removeDocuments(
        db,
        source.class,
        ids.filter((id) => !published.has(id)),
      );
    }
    return notes.length;
  });
}
/** Processes the queue and returns the number of entries. If another process holds the lock, it does nothing. */
export async function refreshIndex(ctx: Writer): Promise<number> {
  let done = 0;
  while (await hasStale(ctx.db)) {
    const taken = await refreshBatch(ctx);
    if (!taken) break;
    done += taken;
  }
  return done;
}

async function* pagesOf(ctx: Writer, source: ContentSource, limit = 500) {
  for (let after = 0; ; ) {
    const texts = await source.listTexts(ctx.db, { after, limit });
    if (!texts.length) return;
    yield texts;
    after = texts.at(-1)!.id;
  }
}

/** Returns the least scores of a class's tiers; a class that fits into one tier needs no query. */
async function measure(ctx: Writer, source: ContentSource): Promise<number[]> {
  const scores: number[] = [];
  for await (const texts of pagesOf(ctx, source, FIRST_TIER)) {
    const popularity = await listPopularity(
      ctx.db,
      source.class,
      texts.map(({ id }) => id),
    );
    for (const it of texts) scores.push(scoreOf(it, popularity.get(it.id) ?? nobodys));
  }
  return boundsOf(Float32Array.from(scores));
}

/**
 * Rebuilds the whole index, with tiers that fit current scores, next to the old one, which serves queries until the end. `tell` receives
 * the number of written documents and may throw to abort; `unless` returns whether another process was faster.
 */
export async function rebuildIndex(
  ctx: Writer,
  options: { tell?: (documents: number) => void; unless?: (ctx: Writer) => Promise<boolean> } = {},
): Promise<number> {
  return ctx.db.transaction().execute(async (db) => {
    const own = { ...ctx, db };
    await lockIndex(db);
    if (await options.unless?.(own)) return 0;
    await clearStale(db);
    const table = await createNextIndex(db);
    const spellings = new Set<string>();
    let done = 0;
    let put: Promise<void> = Promise.resolve();
    for (const source of contentSources) {
      const tiers = await replaceTiers(db, source.class, await measure(own, source));
      for await (const texts of pagesOf(own, source)) {
        const made = await rowsOf(own, source, texts, tiers);
        for (const word of made.spellings) spellings.add(word);
        await put;
        // The database writes while the next page is processed.
        put = upsertDocuments(db, made.rows, table);
        put.catch(() => undefined);
        done += texts.length;
        options.tell?.(done);
      }
    }
    await put;
    await db.deleteFrom('searchWords').execute();
    await upsertSpellings(db, spellings);
    await swapIndexes(db);
    await db
      .insertInto('settings')
      .values({ key: FORM_KEY, value: String(FORM) })
      .onConflict((c) => c.column('key').doUpdateSet({ value: String(FORM) }))
      .execute();
    return done;
  });
}

/** Visits and favourites change scores; items that move to another tier are rewritten. */
async function followPopularity({ db }: Writer): Promise<void> {
  const tiers = await listTiers(db);
  for (const source of contentSources)
    for (let after = 0; ; ) {
      const page = await listScores(db, source.class, after, 500);
      if (!page.length) break;
      after = page.at(-1)!.id;
      const popularity = new Map(page.map((row) => [row.id, row]));
      const own = tiers.get(source.class)!;
      const texts = await source.listTexts(db, { ids: page.map(({ id }) => id) });
      const moved = texts
        .map((it) => ({ id: it.id, score: scoreOf(it, popularity.get(it.id)!), before: popularity.get(it.id)!.score }))
        .filter(({ score, before }) => Math.abs(score - before) >= 0.1);
      const stays = moved.filter(({ score, before }) => tierOf(own, score) === tierOf(own, before));
      if (stays.length) await setScores(db, source.class, stays);
      const goes = moved.filter((it) => !stays.includes(it));
      if (goes.length)
        await markStale(
          db,
          source.class,
          goes.map(({ id }) => id),
        );
    }
}
/** Gives new tiers to a class that has outgrown its own. */
async function fitTiers(ctx: Writer): Promise<void> {
  const counts = await countFirstTiers(ctx.db);
  if (counts.some(({ count }) => count > FIRST_TIER * 3)) await rebuildIndex(ctx);
}
export const searchJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  // The loop below is faster; this job is the fallback if it stops.
  'search.refresh': {
    cron: '* * * * *',
    async run() {
      await refreshIndex(ctx());
    },
  },
  'search.popularity': { cron: '20 * * * *', run: () => followPopularity(ctx()) },
  'search.tiers': { cron: '40 3 * * *', run: () => fitTiers(ctx()) },
});

const EVERY_MS = 1000;
/** With more queued entries than this, a rebuild is faster. */
const MANY = 20_000;
/** Increase it when documents get other tokens: an index of an older form is rebuilt. */
const FORM = 1;
const FORM_KEY = 'searchForm';

async function isRebuildDue({ db }: Writer): Promise<boolean> {
  const kept = await db.selectFrom('settings').select('value').where('key', '=', FORM_KEY).executeTakeFirst();
  return kept?.value !== FORM || (await countStale(db, MANY + 1)) > MANY;
}

class Stopped extends Error {}
/**
 * Processes the queue every second until it is stopped. A failure is logged and retried; no entry is lost. `ready` resolves after the
 * first run, when everything published is searchable.
 */
export function keepIndex(
  ctx: Writer,
  tell: (error: unknown) => void,
): { ready: Promise<void>; stop(): Promise<void> } {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    if (stopped) throw new Stopped();
  };
  async function look() {
    try {
      if (await isRebuildDue(ctx))
        await rebuildIndex(ctx, { tell: goOn, unless: async (own) => !(await isRebuildDue(own)) });
      await refreshIndex(ctx);
    } catch (error) {
      if (!(error instanceof Stopped)) tell(error);
    }
    if (!stopped) timer = setTimeout(() => (running = look()), EVERY_MS);
  }
  let running = look();
  return {
    ready: running,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
