import { errors } from '@pavilion/protocol/errors.ts';
import { consoleFile } from '@pavilion/protocol/files.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { sayNow } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { upload } from '../../../lib/upload.ts';
import { startUpload, type Upload } from '../videoUpload.ts';
import { text } from './richText.text.ts';

export interface UploadInFlight {
  key: number;
  name: string;
  percent: number;
  stop: () => void;
}
/** The greatest width that the server stores for a picture in a text (`still`). */
const WIDEST = 1600;
const pictureKinds = ['image/png', 'image/jpeg'];
const videoKinds = ['video/mp4', 'video/quicktime'];
export const accepted = { picture: pictureKinds.join(), video: videoKinds.join() };

function refusalOf(file: File): string | undefined {
  const isVideo = file.type.startsWith('video/');
  if (!(isVideo ? videoKinds : pictureKinds).includes(file.type))
    return isVideo
      ? sayNow(errors.fileKindRefused.text, { allowed: 'mp4, mov' })
      : sayNow(errors.imageKindRefused.text);
  const maxBytes = isVideo ? limits.videoMaxBytes : limits.uploadMaxBytes;
  return file.size > maxBytes ? sayNow(errors.fileTooLarge.text, { maxBytes }) : undefined;
}
/** Returns the display size, so that the text does not jump when the picture loads. */
async function sizeOfPicture(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    const shown = Math.min(width, WIDEST);
    return { width: shown, height: Math.round((height * shown) / width) };
  } catch {
    return undefined; // the server refuses it with a better message
  }
}
const sizeOfVideo = (file: File) =>
  new Promise<{ width: number; height: number } | undefined>((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const onProgress = (size?: { width: number; height: number }) => {
      URL.revokeObjectURL(url);
      resolve(size);
    };
    video.onloadedmetadata = () => onProgress({ width: video.videoWidth, height: video.videoHeight });
    video.onerror = () => onProgress();
    video.preload = 'metadata';
    video.src = url;
  });

/** Uploads pictures and videos and inserts them into the text when they are complete. */
export function useUploads(editor: () => Editor | null) {
  const [underway, setUnderway] = useState<readonly UploadInFlight[]>([]);
  const next = useRef(0);
  const running = useRef(new Set<() => void>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all) stop();
    };
  }, []);

  function begin(name: string, stop: () => void) {
    const key = ++next.current;
    running.current.add(stop);
    setUnderway((now) => [...now, { key, name, percent: 0, stop }]);
    return {
      onProgress: (percent: number) => setUnderway((now) => now.map((u) => (u.key === key ? { ...u, percent } : u))),
      end: () => {
        running.current.delete(stop);
        setUnderway((now) => now.filter((u) => u.key !== key));
      },
    };
  }
  /** Inserts after the selection, never in its place. */
  function put(type: 'figure' | 'video', attrs: Record<string, unknown>) {
    const e = editor();
    if (!e || e.isDestroyed) return;
    const { $to } = e.state.selection;
    const at = $to.depth > 0 ? $to.after(1) : $to.pos;
    e.chain().focus().insertContentAt(at, { type, attrs }).run();
  }
  async function takePicture(file: File) {
    const control = new AbortController();
    const sending = begin(file.name, () => control.abort());
    try {
      const size = await sizeOfPicture(file);
      const { data } = await upload(consoleFile.uploadImage, { file, purpose: 'still' }, sending.onProgress, {
        signal: control.signal,
      });
      put('figure', { src: data.url, alt: '', ...size });
    } catch (cause) {
      if (!control.signal.aborted) toast.error(messageOf(cause));
    } finally {
      sending.end();
    }
  }
  async function takeVideo(file: File) {
    let transfer: Upload | undefined;
    const size = await sizeOfVideo(file);
    const sending = begin(file.name, () => {
      transfer?.cancel();
      sending.end();
    });
    try {
      transfer = await startUpload(
        file,
        ({ state, percent, mediaUrl, refusal }) => {
          sending.onProgress(percent);
          if (state === 'done') put('video', { src: mediaUrl, ...size });
          if (state === 'broken') toast.error(refusal || sayNow(text.uploadBroken, file.name));
          if (state !== 'sending') sending.end();
        },
        'article',
      );
    } catch (cause) {
      sending.end();
      toast.error(messageOf(cause));
    }
  }
  return {
    underway,
    take(files: Iterable<File>) {
      for (const file of files) {
        const refused = refusalOf(file);
        if (refused) toast.error(refused);
        else void (file.type.startsWith('video/') ? takeVideo(file) : takePicture(file));
      }
    },
  };
}
