// Reads the ZIP archive of a workbook. The file is untrusted, so sizes it declares are ignored.
import { Unzip, UnzipInflate } from 'fflate';
import { WorkbookError, workbookWords } from './avails.words.ts';

export const archiveLimits = {
  fileBytes: 64 * 1024 * 1024,
  entries: 2_000,
  /** Inflated bytes of all parts read in one pass; a million empty styled rows make about 150 MB. */
  inflatedBytes: 768 * 1024 * 1024,
};

export type ArchiveLimits = typeof archiveLimits;

/** Receives the text of a part in pieces; `last` marks the final one. */
export type PartReader = (text: string, last: boolean) => void;

// Deflate expands at most about 1,000 times, so one push makes at most 16 MB before the sum is checked again.
const pushBytes = 16 * 1024;

/**
 * Streams the parts that `reader` requests, in the order of the file. Throws WorkbookError. A second pass costs little: other parts are
 * skipped without inflating.
 */
export function readParts(
  file: Uint8Array,
  reader: (name: string) => PartReader | undefined,
  limits: ArchiveLimits = archiveLimits,
): void {
  if (file.length > limits.fileBytes) {
    throw new WorkbookError(workbookWords.tooLarge(`> ${limits.fileBytes / 1024 / 1024} MB`));
  }
  if (file.length < 4 || file[0] !== 0x50 || file[1] !== 0x4b) throw new WorkbookError(workbookWords.notZip);
  let entries = 0;
  const inflated = { bytes: 0 };
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entries > limits.entries) throw new WorkbookError(workbookWords.tooLarge(`> ${limits.entries}`));
    const take = reader(entry.name.replace(/^\//, '').replaceAll('\\', '/'));
    if (!take) return;
    entry.ondata = intoText(take, inflated, limits);
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < file.length; at += pushBytes) {
      unzip.push(file.subarray(at, at + pushBytes), at + pushBytes >= file.length);
    }
  } catch (error) {
    throw asWorkbookError(error);
  }
  if (entries === 0) throw new WorkbookError(workbookWords.notZip);
}

function intoText(take: PartReader, inflated: { bytes: number }, limits: ArchiveLimits) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (error: Error | null, bytes: Uint8Array, last: boolean) => {
    if (error) throw error;
    inflated.bytes += bytes.length;
    if (inflated.bytes > limits.inflatedBytes) {
      throw new WorkbookError(workbookWords.tooLarge(`> ${limits.inflatedBytes / 1024 / 1024} MB`));
    }
    take(decoder.decode(bytes, { stream: !last }), last);
  };
}

function asWorkbookError(error: unknown): WorkbookError {
  if (error instanceof WorkbookError) return error;
  const detail = error instanceof Error ? error.message.split('\n')[0]!.slice(0, 120) : String(error);
  return new WorkbookError(workbookWords.damaged(detail), error);
}
