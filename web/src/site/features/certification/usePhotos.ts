import type { AuthInfo } from '@pavilion/protocol/certification.ts';
import type { FilePurpose } from '@pavilion/protocol/files.ts';
import { resource } from '@pavilion/protocol/files.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../lib/upload.ts';

type Purpose = Extract<FilePurpose, 'idCard' | 'licence' | 'logo' | 'display'>;
type Photos<F extends string> = Partial<Record<F, readonly FileLink[]>>;

/** The photos of a form: shown as files, stored in the form as ids. Those of the last application are kept. */
export function usePhotos<F extends string>(
  kept: AuthInfo['photos'],
  fields: readonly F[],
  onId: (field: F, id: number | undefined) => void,
) {
  const [photos, setPhotos] = useState<Photos<F>>(() => {
    const first: Photos<F> = {};
    for (const { field, ...file } of kept) if (fields.includes(field as F)) first[field as F] = [file];
    return first;
  });
  const latestOnId = useRef(onId);
  latestOnId.current = onId;
  const previousPhotos = useRef(photos);
  useEffect(() => {
    for (const field of fields)
      if (photos[field] !== previousPhotos.current[field]) latestOnId.current(field, photos[field]?.[0]?.id);
    previousPhotos.current = photos;
  }, [photos, fields]);

  /** Returns the props of the FileField of one photo. */
  return (field: F, purpose: Purpose) => ({
    value: photos[field] ?? [],
    onChange: (change: (now: readonly FileLink[]) => readonly FileLink[]) =>
      setPhotos((now) => ({ ...now, [field]: change(now[field] ?? []) })),
    send: async (file: File, onProgress: (percent: number) => void) =>
      (await upload(resource.uploadImage, { file, purpose }, onProgress)).data,
  });
}
