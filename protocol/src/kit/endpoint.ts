import { z } from 'zod';
import { readAs } from './readAs.ts';

export const staffRoles = ['admin', 'editor', 'reviewer', 'trade', 'service'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may call: anyone, a signed-in user, a certified user, or staff (any, or those that `mayCall` names). */
export type Access = 'public' | 'user' | 'certified' | 'staff';

export interface Endpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: A;
  /** Staff roles that may call a `staff` endpoint besides admin (see `separated`); empty means every signed-in staff member. */
  readonly roles: readonly StaffRole[];
  /** Moves contracts or money: administrators, who run accounts, mail and settings, may not call it (decision 0046). */
  readonly separated: boolean;
  /** Where the input travels: address, JSON body or multipart form. */
  readonly send: 'query' | 'body' | 'form';
  /** `data`: the output is under `data`. `flat`: its fields sit beside `code` and `msg`. */
  readonly reply: 'data' | 'flat';
  /** A repeated call with the same Idempotency-Key answers as the first did and does nothing again. */
  readonly idempotent: boolean;
  /** Shows personal data to staff: every answer is an audit event of this name, `user.list`. */
  readonly audited: string | undefined;
  /** A page calls it by itself, repeatedly, which does not count as use of the session. */
  readonly background: boolean;
  readonly input: In;
  readonly output: Out;
}

export type Api = Record<string, Endpoint>;
/** What the caller writes, before defaults are applied. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
/** What the handler reads, after defaults are applied. */
export type ParsedOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

type Spec<In extends z.ZodType, Out extends z.ZodType, A extends Access> = Pick<
  Endpoint<In, Out, A>,
  'summary' | 'access' | 'output'
> &
  Partial<
    Pick<
      Endpoint<In, Out, A>,
      'send' | 'reply' | 'input' | 'roles' | 'separated' | 'idempotent' | 'audited' | 'background'
    >
  >;

/** Whether staff of this role may call a `staff` endpoint. */
export const mayCall = ({ roles, separated }: Pick<Endpoint, 'roles' | 'separated'>, role: StaffRole): boolean =>
  role === 'admin' ? !separated : roles.length === 0 || roles.includes(role);

export const nothing = z.object({});

type Path = `/api/${string}`;
function define(method: 'GET' | 'POST') {
  function endpoint<Out extends z.ZodType, const A extends Access, In extends z.ZodType = typeof nothing>(
    path: Path,
    spec: Spec<In, Out, A>,
  ): Endpoint<In, Out, A>;
  function endpoint<Out extends z.ZodType, A extends Access>(path: Path, spec: Spec<z.ZodType, Out, A>): Endpoint {
    return {
      method,
      path,
      send: method === 'GET' ? 'query' : 'body',
      reply: 'data',
      roles: [],
      separated: false,
      idempotent: false,
      audited: undefined,
      background: false,
      input: nothing,
      ...spec,
    };
  }
  return endpoint;
}

export const get = define('GET');
export const post = define('POST');

/** A page of rows: with `reply: 'flat'`, `rows` and `total` sit beside `code`. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.number().int() });
/** Paging as product §10 has it: from 1, ten a page, at most 100. */
export const pageQuery = z.object({
  pageNum: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(100).default(10),
});

/** A list in an address: repeated keys, or one key with commas; absent stays absent. */
export const listOf = <T extends z.ZodType>(item: T) =>
  readAs(z.array(item).max(300), (v) => (typeof v === 'string' ? v.split(',').filter(Boolean) : v)).optional();

/** An id as the address or the body carries it; the database keeps ids in four bytes. */
export const id = z.coerce.number<number>().int().min(1).max(2_147_483_647);

/** A file of a multipart form as the server reads it. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}
/** A file field: the browser hands a `File`; the handler reads `UploadedFile`. Kind and size are the use-case's to check. */
export const fileField = () =>
  z.custom<UploadedFile | Blob>(
    (v) => typeof v === 'object' && v !== null && ('bytes' in v || 'size' in v),
  ) as z.ZodType<UploadedFile, UploadedFile | Blob>;

/** The exact bytes on the wire; used by the server, the client and the docs. */
export const wireOf = (e: Endpoint) => {
  const head = z.object({ code: z.literal(200), msg: z.string() });
  if (e.reply === 'data') return head.extend({ data: e.output });
  // One object parses once; an intersection would parse twice and merge.
  return e.output instanceof z.ZodObject ? head.extend(e.output.shape) : z.intersection(head, e.output);
};
