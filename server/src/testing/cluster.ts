import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}
export const TEMPLATE = 'pavilion_template';

const at = (url: string, database: string) => {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
};

/** A database of the test file's own, cloned from the migrated template. */
export const cloneTemplate = () => makeDatabase(`template ${TEMPLATE}`);
/** A database in which nothing is yet. */
export const emptyDatabase = () => makeDatabase('');

async function makeDatabase(from: string) {
  const cluster = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(cluster, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} ${from}`);
  await admin.end();
  return {
    url: at(cluster, name),
    async drop() {
      const admin = postgres(cluster, { max: 1, onnotice: () => undefined });
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

export { at as databaseAt };
