import { errors } from '@pavilion/protocol/errors.ts';
import { type AttachmentPurpose, attachmentKinds, consoleFile } from '@pavilion/protocol/files.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { useState } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { sayNow } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { upload } from '../../../lib/upload.ts';

/** The file extensions that a file input accepts: `.pdf,.docx`. */
export const acceptOf = (purpose: AttachmentPurpose): string =>
  attachmentKinds[purpose].map((kind) => `.${kind}`).join();

/** Why a file is not even sent; undefined if it may be. */
function refusal(file: File, purpose: AttachmentPurpose): string | undefined {
  const kinds = attachmentKinds[purpose];
  if (!kinds.some((kind) => file.name.toLowerCase().endsWith(`.${kind}`)))
    return sayNow(errors.fileKindRefused.text, { allowed: kinds.join(', ') });
  return file.size > limits.uploadMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.uploadMaxBytes })
    : undefined;
}

/** Uploads files for visitors to download, and reports the percentage. A refused file is a toast and gives undefined. */
export function useAttachmentUpload(purpose: AttachmentPurpose) {
  const [percent, setPercent] = useState<number>();
  async function send(file: File): Promise<FileLink | undefined> {
    const refused = refusal(file, purpose);
    if (refused) {
      toast.error(refused);
      return undefined;
    }
    try {
      setPercent(0);
      return (await upload(consoleFile.uploadAttachment, { file, purpose }, setPercent)).data;
    } catch (cause) {
      toast.error(messageOf(cause));
      return undefined;
    } finally {
      setPercent(undefined);
    }
  }
  return { percent, send };
}
