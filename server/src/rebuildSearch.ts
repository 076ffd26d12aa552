// `npm run search:rebuild`: makes the search index anew, beside the old one, which answers until the new one stands.
import { openDatabase } from './installation.ts';
import { rebuildIndex } from './modules/search/index.service.ts';
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
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
