import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { embeddedAppRole } from '../platform/database/roles.ts';

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

/** Makes a database of the test file's own, cloned from the migrated template. */
export const cloneTemplate = () => makeDatabase(`template ${TEMPLATE}`);
/** Makes an empty database. */
export const emptyDatabase = () => makeDatabase('');

/** Runs statements that are not allowed in a transaction, one after another. */
export async function administer(cluster: string, statements: string[]) {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

export const appPassword = 'for-tests-only';
const asApplication = (url: string) => {
  const own = new URL(url);
  own.username = embeddedAppRole;
  own.password = appPassword;
  return own.href;
};

async function makeDatabase(from: string) {
  const cluster = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(cluster, [`create database ${name} ${from}`]);
  return {
    url: at(cluster, name),
    /** For the application's role, which the template has created. */
    appUrl: asApplication(at(cluster, name)),
    drop: () => administer(cluster, [`drop database ${name} with (force)`]),
  };
}

export { at as databaseAt };
