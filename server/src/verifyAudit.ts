// npm run audit:verify [-- --anchor FILE]: checks the chain of the audit log and reports where it is broken.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openDatabase } from './installation.ts';
import { type Break, countRows, findBreaks, type Head, headsOf, missingHeads } from './modules/audit/verify.queries.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const words: Record<Break['what'], string> = {
  changed: 'was changed after it was written',
  deleted: 'was deleted',
  linkChanged: 'has a link that does not follow the one before',
  linkMissing: 'follows a link that was deleted',
  notChained: 'was written past the chain',
  endMissing: 'the end of this lane was cut off',
};
/** The ends of an earlier check. */
const Anchor = z.array(z.object({ lane: z.number(), seq: z.number(), hash: z.string() }));
const placeOf = ({ auditId, lane, seq }: Break) =>
  [auditId && `row ${auditId}`, lane !== null && `lane ${lane}, link ${seq}`].filter(Boolean).join(' (') +
  (auditId && lane !== null ? ')' : '');

async function verify(anchorFile: string | undefined): Promise<boolean> {
  const database = await openDatabase(process.env);
  try {
    const [breaks, heads, rows] = [
      await findBreaks(database.db),
      await headsOf(database.db),
      await countRows(database.db),
    ];
    const earlier: Head[] =
      anchorFile && existsSync(anchorFile) ? Anchor.parse(JSON.parse(readFileSync(anchorFile, 'utf8'))) : [];
    const gone = await missingHeads(database.db, earlier);
    for (const one of breaks.slice(0, 100)) complain(`Broken: ${placeOf(one)}: ${words[one.what]}.`);
    for (const { lane, seq } of gone)
      complain(`Broken: lane ${lane}, link ${seq} of ${anchorFile} is not in the chain any more.`);
    if (breaks.length || gone.length) {
      complain(`The audit log is broken in ${breaks.length + gone.length} places.`);
      return false;
    }
    say(`The audit log is whole: ${rows} rows in ${heads.length} lanes.`);
    if (anchorFile) {
      writeFileSync(anchorFile, `${JSON.stringify(heads)}\n`, { mode: 0o600 });
      say(`The present ends are in ${anchorFile}. Keep it away from the database; the next check compares with it.`);
    }
    return true;
  } finally {
    await database.close();
  }
}

const { values } = parseArgs({ options: { anchor: { type: 'string' } } });
const anchor = values.anchor && resolve(process.env.INIT_CWD ?? '.', values.anchor);
verify(anchor).then(
  (whole) => {
    process.exitCode = whole ? 0 : 1;
  },
  (error: Error) => {
    complain(error.message);
    process.exitCode = 1;
  },
);
