// Reads and checks the environment variables of docs/operations.md. Every wrong value is a StartError of one line.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { StartError } from '../platform/startError.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Names that Fastify knows for ranges of private addresses. */
const addressRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Which proxies may write X-Forwarded-For: none, the nearest n, or those at the listed IP addresses. */
export type TrustProxy = false | number | string[];

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  /** Processes that share a database share their files too; the data folder belongs to one process. */
  filesDir: string;
  /** Undefined selects the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** The owner of the tables; undefined if one role does both, or if the database is embedded. */
  databaseOwnerUrl: string | undefined;
  databaseConnections: number;
  smtpUrl: string | undefined;
  publicUrl: string;
  demo: boolean;
  adminEmail: string | undefined;
  signingP12: string | undefined;
  signingP12Password: string;
  trustProxy: TrustProxy;
  responseCacheBytes: number;
  /** With less room on a disk, `/readyz` reports it and uploads are refused. */
  minFreeBytes: number;
  logLevel: (typeof logLevels)[number];
  /** Whether `/metrics` is served, and the bearer token it requires. */
  metrics: { open: boolean; token: string | undefined };
  /** Whether `/api/docs` and `/api/openapi.json` are served. */
  apiDocs: boolean;
}

type Variables = Record<string, string | undefined>;

/** Returns the value without surrounding blanks; an empty variable counts as unset. */
const textOf = (env: Variables, name: string): string | undefined => env[name]?.trim() || undefined;

function wrong(name: string, expected: string, given: string): never {
  throw new StartError(`${name} must be ${expected}, not “${given.replace(/\s+/g, ' ').slice(0, 200)}”.`);
}

/** Like `wrong`, for values that may contain a password. */
function wrongSecret(name: string, expected: string): never {
  throw new StartError(`${name} must be ${expected}.`);
}

function numberOf(env: Variables, name: string, fallback: number, [min, max]: [number, number]): number {
  const given = textOf(env, name);
  if (given === undefined) return fallback;
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  return value >= min && value <= max ? value : wrong(name, `a number from ${min} to ${max}`, given);
}

function switchOf(env: Variables, name: string, fallback: boolean): boolean {
  const given = textOf(env, name);
  if (given === undefined) return fallback;
  if (/^(1|true|on|yes)$/i.test(given)) return true;
  return /^(0|false|off|no)$/i.test(given) ? false : wrong(name, '1 or 0', given);
}

function readPostgresUrl(env: Variables, name: string): string | undefined {
  const given = textOf(env, name);
  if (given === undefined) return undefined;
  // PostgreSQL accepts several hosts separated by commas, which `URL` does not parse.
  const readable = [given, given.replace(/,[^/?]*/, '')].some((url) => URL.canParse(url));
  if (!/^postgres(ql)?:\/\//i.test(given) || !readable)
    wrongSecret(name, 'an address like postgres://user:password@host:5432/database');
  return given;
}

/** Returns `DATABASE_URL` and `DATABASE_OWNER_URL`, checked; also for commands that read nothing else. */
export function readDatabaseUrls(env: Variables) {
  const databaseUrl = readPostgresUrl(env, 'DATABASE_URL');
  const databaseOwnerUrl = readPostgresUrl(env, 'DATABASE_OWNER_URL');
  if (databaseOwnerUrl && !databaseUrl)
    throw new StartError(
      'DATABASE_OWNER_URL is set without DATABASE_URL. Set both, or neither for the embedded database.',
    );
  return { databaseUrl, databaseOwnerUrl };
}

function readSmtpUrl(env: Variables): string | undefined {
  const given = textOf(env, 'SMTP_URL');
  if (given === undefined) return undefined;
  if (!/^smtps?:\/\//i.test(given) || !URL.canParse(given) || !new URL(given).hostname)
    wrongSecret('SMTP_URL', 'an address like smtp://user:password@host:587');
  return given;
}

function readPublicUrl(env: Variables, port: number): string {
  const given = textOf(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !/^https?:\/\//i.test(given))
    return wrong('PUBLIC_URL', 'an address like https://pavilion.example.org', given);
  return given.replace(/\/+$/, '');
}

function isAddressRange(entry: string): boolean {
  if (addressRanges.includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (!version || rest.length) return false;
  // 0.0.0.0/0 would trust every sender, which this setting must prevent.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function readTrustProxy(env: Variables): TrustProxy {
  const given = textOf(env, 'TRUST_PROXY');
  if (given === undefined || /^(0|false|off|no)$/i.test(given)) return false;
  if (/^[1-9]$/.test(given)) return Number(given);
  const entries = given.split(',').map((entry) => entry.trim());
  return entries.every(isAddressRange)
    ? entries
    : wrong(
        'TRUST_PROXY',
        'the number of proxies in front (1 to 9), or their addresses like 10.0.0.2,192.168.0.0/16,loopback',
        given,
      );
}

function readLogLevel(env: Variables) {
  const given = textOf(env, 'LOG_LEVEL') ?? 'info';
  return logLevels.find((level) => level === given.toLowerCase()) ?? wrong('LOG_LEVEL', logLevels.join(', '), given);
}

function readAdminEmail(env: Variables): string | undefined {
  const given = textOf(env, 'ADMIN_EMAIL');
  return given === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)
    ? given
    : wrong('ADMIN_EMAIL', 'an email address', given);
}

/** The demo fair is seeded into the embedded database unless `DEMO` is 0 or present and empty. */
const readDemo = (env: Variables, databaseUrl: string | undefined) =>
  switchOf(env, 'DEMO', env.DEMO === undefined && databaseUrl === undefined);

export function readEnvironment(env: Variables): Environment {
  const port = numberOf(env, 'PORT', 3000, [0, 65_535]);
  const dataDir = resolve(textOf(env, 'DATA_DIR') ?? 'data');
  const { databaseUrl, databaseOwnerUrl } = readDatabaseUrls(env);
  const demo = readDemo(env, databaseUrl);
  const metricsToken = textOf(env, 'METRICS_TOKEN');
  return {
    port,
    host: textOf(env, 'HOST') ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    filesDir: resolve(textOf(env, 'FILES_DIR') ?? join(dataDir, 'files')),
    databaseUrl,
    databaseOwnerUrl,
    databaseConnections: numberOf(env, 'DATABASE_CONNECTIONS', 10, [1, 1000]),
    smtpUrl: readSmtpUrl(env),
    publicUrl: readPublicUrl(env, port),
    demo,
    adminEmail: readAdminEmail(env),
    signingP12: textOf(env, 'SIGNING_P12'),
    signingP12Password: env.SIGNING_P12_PASSWORD ?? '',
    trustProxy: readTrustProxy(env),
    responseCacheBytes: numberOf(env, 'RESPONSE_CACHE_MB', 64, [0, 65_536]) * 1024 * 1024,
    minFreeBytes: numberOf(env, 'MIN_FREE_MB', 200, [0, 10_000_000]) * 1024 * 1024,
    logLevel: readLogLevel(env),
    metrics: { open: switchOf(env, 'METRICS', demo || metricsToken !== undefined), token: metricsToken },
    apiDocs: switchOf(env, 'API_DOCS', demo),
  };
}
