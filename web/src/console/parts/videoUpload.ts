import { consoleFile, type UploadTicket } from '@pavilion/protocol/files.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { request } from '../../lib/api.ts';

/** Small enough that a lost connection loses little, large enough that 500 MB do not need a thousand requests. */
const PIECE_BYTES = 8 * 1024 * 1024;

export type UploadState = 'sending' | 'paused' | 'broken' | 'done';
export interface Upload {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}
interface UploadChange {
  state: UploadState;
  percent: number;
  fileId: number;
  /** The URL of the complete video. */
  mediaUrl: string;
  /** The server's message for a refused file; a refused upload cannot resume. */
  refusal?: string;
}

class Refused extends Error {}

function putPiece(
  ticket: UploadTicket,
  piece: Blob,
  offset: number,
  signal: AbortSignal,
  onChange: (sent: number) => void,
) {
  return new Promise<number>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(ticket.method, ticket.url);
    for (const [name, value] of Object.entries(ticket.headers)) xhr.setRequestHeader(name, value);
    xhr.setRequestHeader('upload-offset', String(offset));
    xhr.setRequestHeader('accept-language', document.documentElement.lang);
    xhr.upload.onprogress = (e) => onChange(offset + e.loaded);
    xhr.onload = () => {
      const arrived = Number(xhr.getResponseHeader('upload-offset'));
      if (xhr.status === 200 && arrived > offset) return resolve(arrived);
      // 409: the server has more bytes than assumed; a HEAD request corrects the offset.
      reject(xhr.status >= 500 || xhr.status === 409 ? new Error(String(xhr.status)) : new Refused(wordsOf(xhr)));
    };
    xhr.onerror = () => reject(new Error('network'));
    xhr.onabort = xhr.onerror;
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(piece);
  });
}
function wordsOf(xhr: XMLHttpRequest): string {
  try {
    const answer: unknown = JSON.parse(xhr.responseText);
    return typeof answer === 'object' && answer && 'msg' in answer ? String(answer.msg ?? '') : '';
  } catch {
    return ''; // a proxy's page instead of the envelope: the caller has its own message
  }
}
async function arrivedSoFar(ticket: UploadTicket, signal: AbortSignal): Promise<number> {
  const answer = await fetch(ticket.url, { method: 'HEAD', signal });
  const offset = answer.headers.get('upload-offset');
  if (answer.ok && offset !== null) return Number(offset);
  throw answer.status >= 500 ? new Error(String(answer.status)) : new Refused('');
}

/** Uploads a video in pieces. It can pause, and resumes from the offset that the server reports. */
export async function startUpload(
  file: File,
  onChange: (change: UploadChange) => void,
  purpose: InputOf<typeof consoleFile.getSts>['purpose'] = 'trailer',
): Promise<Upload> {
  const ticket = await request(consoleFile.getSts, { name: file.name, size: file.size, type: file.type, purpose });
  const { fileId } = ticket;
  // Uploads of staff are public when complete.
  const mediaUrl = ticket.mediaUrl ?? '';
  let control: AbortController | undefined;
  let percent = 0;
  const say = (state: UploadState, refusal?: string) =>
    onChange({ state, percent, fileId, mediaUrl, ...(refusal !== undefined && { refusal }) });
  async function run() {
    const mine = new AbortController();
    control = mine;
    say('sending');
    try {
      let offset = await arrivedSoFar(ticket, mine.signal);
      while (offset < file.size)
        offset = await putPiece(ticket, file.slice(offset, offset + PIECE_BYTES), offset, mine.signal, (sent) => {
          percent = Math.min(99, Math.floor((sent / file.size) * 100));
          if (!mine.signal.aborted) say('sending');
        });
      percent = 100;
      say('done');
    } catch (cause) {
      if (mine.signal.aborted) return;
      say('broken', cause instanceof Refused ? cause.message : undefined);
    }
  }
  void run();
  return {
    pause: () => {
      control?.abort();
      say('paused');
    },
    resume: () => void run(),
    cancel: () => control?.abort(),
  };
}
