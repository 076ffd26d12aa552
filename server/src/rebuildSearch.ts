// `npm run search:rebuild`: rebuilds the search index next to the old one, which serves queries until the end.

import { toError } from '@pavilion/protocol/kit/unknown.ts';
import { openDatabase } from './installation.ts';
import { rebuildIndex } from './modules/search/search.service.ts';
import { StartError } from './platform/startError.ts';

try {
  const database = await openDatabase(process.env);
  try {
    const documents = await rebuildIndex(database, {
      tell: (done) => {
        if (done % 10_000 === 0) process.stdout.write(`${done} …\n`);
      },
    });
    process.stdout.write(`${documents} documents stand in the search index.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : toError(error).stack}\n`);
  process.exitCode = 1;
}
