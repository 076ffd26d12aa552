import type { ContractSignature, ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { Kysely } from 'kysely';
import type { DB } from './tables.ts';

/** Durable jobs. A job is stored in the caller's transaction, runs after it and is retried when it fails. */
export interface Jobs {
  add(
    db: Kysely<DB>,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
}

export interface StoredFile {
  /** Relative to the store. It never contains a name that a user chose. */
  path: string;
  bytes: number;
  sha256: Buffer;
}
export type Store = 'public' | 'private';
/** Duration (seconds) and size (pixels) of a film. */
export interface VideoFacts {
  seconds: number;
  width: number;
  height: number;
}
/** Files on disk. The public and the private store never share a folder (product §9). */
export interface Files {
  write(store: Store, path: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Streams a large body to disk. Throws AppError('fileTooLarge') past `maxBytes` and leaves no file behind. */
  receive(store: Store, path: string, body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>;
  read(store: Store, path: string): Promise<Buffer>;
  /** Returns the names of the folders whose disk is nearly full. Uploads are refused while there are any. */
  listFullDisks(): Promise<string[]>;
  /** Returns the absolute path on disk, for range requests. */
  locate(store: Store, path: string): string;
  remove(store: Store, path: string): Promise<void>;
  /** Reads duration and size of the MP4 or QuickTime file at a path; undefined if it is not a complete film. */
  probeVideo(place: string): Promise<VideoFacts | undefined>;
}

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar message (RFC 5545). */
  calendar?: string;
}
/** Sends mail by SMTP. Without a server (`configured` is false) messages stay in the outbox, which staff can read. */
export interface Mailer {
  configured: boolean;
  deliver(message: Message): Promise<void>;
}

/** Signs and verifies short-lived URLs and tokens with the platform's secret. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** Encrypts values that must not be readable in the database. `context` names the value; decryption needs the same context. */
export interface Vault {
  /** The ID of the key that encrypts. It does not reveal the key. */
  keyId: string;
  seal(text: string, context: string): string;
  /** Decrypts. Throws if the value was changed, belongs to another context or needs a key that is missing. */
  open(sealed: string, context: string): string;
}

/** One version of a contract’s document. */
export interface ContractEdition {
  version: number;
  /** URL of the public page that shows whether a file matches the one on record. */
  checkUrl: string;
  signature?: ContractSignature | undefined;
  /** The signature of the licensor's signatory, if no mandate binds the licensor. */
  licensorSignature?: ContractSignature | undefined;
  /** The drawn signature as a picture. */
  drawing?: Uint8Array | undefined;
  /** SHA-256 (hex) of the issued document that was signed. */
  issuedSha256?: string | undefined;
}
/** Decodes uploaded pictures in a child process. Throws AppError('fileBroken') for a damaged picture. */
export interface Pictures {
  store(
    bytes: Uint8Array,
    widths: readonly number[],
  ): Promise<{
    width: number;
    height: number;
    tone: string;
    sources: { width: number; type: 'avif' | 'webp'; bytes: Uint8Array }[];
  }>;
  /** Encodes the picture as a new JPEG without metadata. */
  clean(bytes: Uint8Array): Promise<Uint8Array>;
  /** Throws if the drawing has no stroke. */
  checkDrawing(bytes: Uint8Array): Promise<void>;
}

/** Renders contract documents and seals them with the platform's certificate. */
export interface ContractRenderer {
  /** Throws AppError('glyphsMissing'), or AppError('fileBroken') for an unreadable drawing. */
  contract(terms: ContractTerms, edition: ContractEdition): Promise<{ bytes: Uint8Array; sha256: Buffer }>;
  /** Throws glyphsMissing as `contract` would, but renders nothing. */
  check(terms: ContractTerms): Promise<void>;
}

export interface Config {
  /** The start of links in mails and QR codes, without a trailing slash. */
  publicUrl: string;
  /** True for a demo: its accounts exist, and without a mail server pages show codes and links. */
  demo: boolean;
}

export interface Adapters {
  files: Files;
  jobs: Jobs;
  mailer: Mailer;
  signer: Signer;
  vault: Vault;
  pdf: ContractRenderer;
  pictures: Pictures;
  config: Config;
}
