// Two database roles (decision 0049): the owner creates and changes the tables, the application reads and writes rows.
import { StartError } from '../startError.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { requireSupportedVersion } from './version.ts';

export const embeddedAppRole = 'pavilion_app';
/** Any number will do, as long as every process takes the same one. */
const LOCK = 7_352_003;

/** Tables whose rows are only inserted. */
const writtenOnce = ['audit_log', 'deal_events', 'file_views', 'contract_files', 'agreement_consents'];
/** Tables that only migrations and the audit trigger write. */
const readOnly = ['audit_chain', 'audit_heads', 'migrations'];
/** Tables whose rows may change but not be deleted. */
const neverDeleted = ['orders', 'contracts'];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const grantsFor = (role: string) => `
  grant usage, create on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select on all sequences in schema public to ${role};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage, select on sequences to ${role};
  revoke update, delete, truncate on ${writtenOnce.join(', ')} from ${role};
  revoke insert, update, delete, truncate on ${readOnly.join(', ')} from ${role};
  revoke delete, truncate on ${neverDeleted.join(', ')} from ${role};`;

/** Gives the application the search index, which it rebuilds, and the job queue's own tables. */
const ownedBy = (role: string, name: string) => `
  create schema if not exists pgboss authorization ${role};
  do $$ declare o record; begin
    -- Only where it is not so yet: ALTER waits for everybody who works with the table.
    for o in select format('alter table %s owner to %I', oid::regclass, ${literal(name)}) as change from pg_class
        where (relnamespace = 'pgboss'::regnamespace or oid = 'public.search_documents'::regclass) and relkind in ('r', 'p') and relowner <> ${literal(name)}::regrole
      union all select format('alter schema pgboss owner to %I', ${literal(name)}) from pg_namespace
        where nspname = 'pgboss' and nspowner <> ${literal(name)}::regrole
      union all select format('alter function %s owner to %I', oid::regprocedure, ${literal(name)}) from pg_proc
        where pronamespace = 'pgboss'::regnamespace and proowner <> ${literal(name)}::regrole
      union all select format('alter type pgboss.%I owner to %I', typname, ${literal(name)}) from pg_type
        where typnamespace = 'pgboss'::regnamespace and typtype = 'e' and typowner <> ${literal(name)}::regrole
    loop execute o.change; end loop;
  end $$;`;

/** Creates the application's role; its password is in the data folder. */
const made = (name: string, password: string) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = ${literal(name)}) then
      create role ${quoted(name)} login;
    end if;
  end $$;
  alter role ${quoted(name)} with login nosuperuser nocreatedb nocreaterole password ${literal(password)};`;

/**
 * Grants the application's role what it needs and no more. The owner calls it after the migrations. With `password` it creates a missing
 * role. Throws for a role that could undo the grants.
 */
export async function separateRoles(owner: Database['sql'], name: string, password?: string): Promise<void> {
  await owner.reserve(async (connection) => {
    await connection.script(`begin; select pg_advisory_xact_lock(${LOCK})`);
    try {
      if (password) await connection.script(made(name, password));
      const { rows } = await connection.query(
        `select rolsuper or pg_has_role(rolname, current_user, 'member')
           or pg_has_role(rolname, (select relowner from pg_class where oid = 'audit_log'::regclass), 'member') as mighty
         from pg_roles where rolname = $1`,
        [name],
      );
      if (!rows[0]) throw new StartError(`The role ${name} of DATABASE_URL does not exist.`);
      if (rows[0].mighty)
        throw new StartError(
          `The role ${name} of DATABASE_URL is a superuser or owns the tables; give DATABASE_URL a role of its own.`,
        );
      const role = quoted(name);
      await connection.script(grantsFor(role) + ownedBy(role, name));
      await connection.script('commit');
    } finally {
      if (!connection.lost) await connection.script('rollback'); // nothing, unless it failed
    }
  });
}

/** The database's URLs: for the application, and for the tables' owner if that is another role. */
export interface DatabaseUrls {
  url: string;
  ownerUrl?: string | undefined;
  /** Of the embedded database, whose application role is made here. */
  appPassword?: string | undefined;
}

async function answering(name: string, { sql }: Database): Promise<void> {
  await sql`select 1`.catch((error: Error) => {
    throw new StartError(`The database at ${name} does not answer: ${error.message}`, { cause: error });
  });
}

/** Migrates and grants as the owner if there is one, then connects as the application. `oneRole` is true if one role does both. */
export async function openAsApplication(
  { url, ownerUrl, appPassword }: DatabaseUrls,
  connections: number,
): Promise<{ database: Database; oneRole: boolean }> {
  if (ownerUrl) {
    const owner = connect(ownerUrl, 2);
    try {
      await answering('DATABASE_OWNER_URL', owner);
      await requireSupportedVersion(owner.sql);
      await migrate(owner.sql);
      await separateRoles(owner.sql, roleOf(url), appPassword);
    } finally {
      await owner.close();
    }
  }
  const database = connect(url, connections);
  try {
    await answering('DATABASE_URL', database);
    if (!ownerUrl) {
      await requireSupportedVersion(database.sql);
      await migrate(database.sql);
    }
    const [owns] = await database.sql`
      select pg_has_role(current_user, relowner, 'member') as tables from pg_class where oid = 'audit_log'::regclass`;
    return { database, oneRole: Boolean(owns!.tables) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function roleOf(url: string): string {
  const name = URL.canParse(url) ? decodeURIComponent(new URL(url).username) : '';
  if (!name) throw new StartError('DATABASE_URL must name the role of the application when DATABASE_OWNER_URL is set.');
  return name;
}
