// Writes server/src/kit/tables.ts from a freshly migrated database: `npm run tables`. With a second argument it reads the migrated
// database at that URL.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../src/platform/database/connect.ts';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';

const [out = join(import.meta.dirname, '../src/kit/tables.ts'), migrated] = process.argv.slice(2);

/** Columns whose type PostgreSQL does not know, by their type of `kit/columnTypes.ts`. */
const typedColumns: Readonly<Record<string, readonly string[]>> = {
  Locale: ['users.locale', 'staff.locale'],
  StaffRole: ['staff.role'],
  CertStatus: ['users.cert_status', 'certifications.status'],
  AttendeeType: ['signups.type', 'signup_quotas.type', 'signup_waits.type'],
  ContactStatus: ['signups.status'],
  SignupStage: ['signups.stage'],
  AttendeePlace: ['attendees.place'],
  SignupAction: ['signup_events.action'],
  CertKind: ['users.cert_kind', 'certifications.kind'],
  HomepageStatus: ['users.homepage_status'],
  MailStatus: ['mails.status'],
  OrderStatus: ['orders.status'],
  PaymentStatus: ['orders.payment_status'],
  ContractStatus: ['contracts.status'],
  AuditStatus: ['submissions.audit_status', 'trailer_submissions.audit_status'],
  SignatureType: ['submissions.signature_type'],
  PayMethod: ['submissions.pay_method'],
  Currency: ['orders.currency', 'licence_offers.currency', 'licensor_entries.currency'],
  LicensorPart: ['licensor_entries.part'],
  Medium: ['grants.medium'],
  WorkLevel: ['programmes.work_level'],
  ContentClass: [
    'search_documents.class',
    'search_tiers.class',
    'favourites.class',
    'visits.class',
    'popularity.class',
  ],
  BannerLink: ['banners.link_kind'],
  ContractFileKind: ['contract_files.kind'],
  DealSubject: ['deal_events.subject'],
  DealActor: ['deal_events.actor'],
  FileStore: ['files.store'],
  ContentLanguages: ['content_records.due_languages'],
  Media: ['orders.media'],
  Years: ['orders.years'],
  NavigationPlace: ['navigation_items.place'],
  NavigationType: ['navigation_items.type'],
};
/** The same for columns of jsonb. */
const typedDocuments: Readonly<Record<string, readonly string[]>> = {
  Fields: [
    'certifications.answers',
    'certifications.contract_details',
    'attendees.answers',
    'attendees.reviewed_answers',
    'attendee_book.answers',
    'audit_log.details',
    'content_records.draft',
    'content_records.zh_live',
    'content_records.en_live',
    'content_versions.form',
  ],
  Invoice: ['orders.invoice'],
  Shipping: ['orders.shipping', 'orders.ship_asked'],
  OrderAddress: ['orders.address'],
  LicensorData: ['licensor_entries.data'],
  FrozenTerms: ['contracts.terms'],
  KeptSignature: ['contracts.signature', 'contracts.licensor_signature'],
  PictureSources: ['pictures.sources'],
};

/** A node of the generator's syntax tree. It cannot read a type from text, because TypeScript 7 has no parser for programs. */
type Node = { type: 'Identifier'; name: string } | { type: 'GenericExpression'; name: string; args: Node[] };
const named = (name: string): Node => ({ type: 'Identifier', name });
const generic = (name: string, of: Node): Node => ({ type: 'GenericExpression', name, args: [of] });

interface ColumnRow {
  column: string;
  generated: boolean;
}
/** Returns the types of columns as the generator takes them; it adds null by itself, but not `Generated`. */
function overridesOf(columns: readonly ColumnRow[]): Record<string, Node> {
  const generatedOf = new Map(columns.map(({ column, generated }) => [column, generated]));
  const typesOf = (types: typeof typedColumns, nodeOf: (name: string) => Node) =>
    Object.entries(types).flatMap(([type, names]) =>
      names.map((column): [string, Node] => {
        const generated = generatedOf.get(column);
        if (generated === undefined) throw new Error(`There is no column ${column}; generateTables.ts names it.`);
        return [column, generated ? generic('Generated', nodeOf(type)) : nodeOf(type)];
      }),
    );
  return Object.fromEntries([
    ...typesOf(typedColumns, named),
    ...typesOf(typedDocuments, (name) => generic('JsonOf', named(name))),
  ]);
}

async function generate(url: string) {
  const { sql, close } = connect(url, 1);
  const columns = await sql<ColumnRow[]>`
    select table_name || '.' || column_name as column,
      column_default is not null or is_identity = 'YES' as generated
    from information_schema.columns where table_schema = 'public'`.finally(close);
  const types = ['JsonOf', ...Object.keys(typedColumns), ...Object.keys(typedDocuments)];
  const options = {
    'exclude-pattern': '{migrations,pgboss.*}',
    'type-mapping': JSON.stringify({ date: 'string', int8: 'number' }),
    'custom-imports': JSON.stringify(Object.fromEntries(types.map((name) => [name, `./columnTypes.ts#${name}`]))),
    overrides: JSON.stringify({ columns: overridesOf(columns) }),
  };
  const cli = join(import.meta.dirname, '../../node_modules/kysely-codegen/dist/cli/bin.js');
  execFileSync(
    process.execPath,
    [
      cli,
      ...['--dialect', 'postgres', '--camel-case', '--url', url, '--out-file', out],
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { stdio: 'inherit' },
  );
}

if (migrated) await generate(migrated);
else {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-tables-'));
  const server = await startEmbedded(join(folder, 'pg'), { fsync: false });
  try {
    const { sql, close } = connect(server.url, 2);
    await migrate(sql);
    await close();
    await generate(server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
