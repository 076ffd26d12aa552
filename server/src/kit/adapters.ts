import type { ContractSignature, ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { Kysely } from 'kysely';
import type { DB } from './tables.ts';

/** A durable job: kept in the database in the caller's transaction, carried out afterwards, retried when it fails. */
export interface Jobs {
  add(
    db: Kysely<DB>,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
}

export interface StoredFile {
  /** Relative to the store; never a name a user chose. */
  path: string;
  bytes: number;
  sha256: Buffer;
}
export type Store = 'public' | 'private';
/** Files on disk; the two stores never share a folder (product §9). */
/** Duration (seconds) and size (pixels) of a film. */
export interface VideoFacts {
  seconds: number;
  width: number;
  height: number;
}
export interface Files {
  write(store: Store, path: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Streams a large body to disk; refuses with AppError('fileTooLarge') past `maxBytes` and leaves nothing. */
  receive(store: Store, path: string, body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>;
  read(store: Store, path: string): Promise<Buffer>;
  /** Names of the folders whose disk is nearly full; uploads are refused meanwhile. */
  listFullDisks(): Promise<string[]>;
  /** The absolute place on disk, for range requests. */
  locate(store: Store, path: string): string;
  remove(store: Store, path: string): Promise<void>;
  /** What the MP4 or QuickTime file at this place of the disk is; undefined where it is no whole film. */
  probeVideo(place: string): Promise<VideoFacts | undefined>;
}

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}
/** SMTP, or nothing: without a server, messages stay in the outbox that staff see. */
export interface Mailer {
  configured: boolean;
  deliver(message: Message): Promise<void>;
}

/** Signs and checks short-lived addresses and tokens with the platform's secret. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** Encrypts what must not be readable in the database. `context` says what the value is; it opens only under the same one. */
export interface Vault {
  /** Names the key that seals, without telling it. */
  keyId: string;
  seal(text: string, context: string): string;
  /** Throws when the value was changed, belongs to another context or needs a key that is not here. */
  open(sealed: string, context: string): string;
}

/** One version of a contract’s document. */
export interface ContractEdition {
  version: number;
  /** The public page that says whether a file is the one on record. */
  checkUrl: string;
  signature?: ContractSignature | undefined;
  /** Of the licensor's signatory, where no mandate binds it. */
  licensorSignature?: ContractSignature | undefined;
  /** The drawn signature as a picture. */
  drawing?: Uint8Array | undefined;
  /** SHA-256 (hex) of the issued document that was signed. */
  issuedSha256?: string | undefined;
}
/** Decodes pictures that somebody else made, in a process of its own; refuses with AppError('fileBroken'). */
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
  /** The picture as a JPEG of its own, without metadata. */
  clean(bytes: Uint8Array): Promise<Uint8Array>;
  /** Refuses a drawing without a stroke. */
  checkDrawing(bytes: Uint8Array): Promise<void>;
}

/** Makes and seals documents. */
export interface PdfDesk {
  /** Refuses with AppError('glyphsMissing') or, for an unreadable drawing, AppError('fileBroken'). */
  contract(terms: ContractTerms, edition: ContractEdition): Promise<{ bytes: Uint8Array; sha256: Buffer }>;
  /** Refuses with glyphsMissing as `contract` would, without making the document. */
  check(terms: ContractTerms): Promise<void>;
}

export interface Config {
  /** Without a trailing slash: what links in mails and QR codes begin with. */
  publicUrl: string;
  /** Demo accounts exist; without a mail server, codes and links are shown to whoever asks for them. */
  demo: boolean;
}

export interface Adapters {
  files: Files;
  jobs: Jobs;
  mailer: Mailer;
  signer: Signer;
  vault: Vault;
  pdf: PdfDesk;
  pictures: Pictures;
  config: Config;
}
