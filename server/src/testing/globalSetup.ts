import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../platform/database/connect.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { embeddedAppRole, separateRoles } from '../platform/database/roles.ts';
import { administer, appPassword } from './cluster.ts';

const TEMPLATE = 'pavilion_template';

/** Starts one cluster a run, the embedded one or the one at TEST_DATABASE_URL, and migrates its template database once. */
export default async function setup(project: TestProject) {
  const external = process.env.TEST_DATABASE_URL;
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-cluster-'));
  const embedded = external
    ? undefined
    : await startEmbedded(join(folder, 'pg'), { fsync: false, settings: { max_connections: '300' } });
  const clusterUrl = external ?? embedded!.url;
  await administer(clusterUrl, [`drop database if exists ${TEMPLATE} with (force)`, `create database ${TEMPLATE}`]);
  const url = new URL(clusterUrl);
  url.pathname = `/${TEMPLATE}`;
  const template = connect(url.href, 1);
  await migrate(template.sql);
  await separateRoles(template.sql, embeddedAppRole, appPassword);
  await template.close();
  project.provide('clusterUrl', clusterUrl);
  return async () => {
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
