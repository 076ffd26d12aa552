import type { AuthInfo } from '@pavilion/protocol/certification.ts';
import type { FilePurpose } from '@pavilion/protocol/files.ts';
import { resource } from '@pavilion/protocol/files.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../lib/upload.ts';

type Purpose = Extract<FilePurpose, 'idCard' | 'licence' | 'logo' | 'display'>;
type Photos<F extends string> = Partial<Record<F, readonly FileLink[]>>;

/** The photos of a form: shown as files, kept in the form as their ids. Those of the last application are kept. */
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
  const tell = useRef(onId);
  tell.current = onId;
  const told = useRef(photos);
  useEffect(() => {
    for (const field of fields) if (photos[field] !== told.current[field]) tell.current(field, photos[field]?.[0]?.id);
    told.current = photos;
  }, [photos, fields]);

  /** Props of the FileField of one photo. */
  return (field: F, purpose: Purpose) => ({
    value: photos[field] ?? [],
    onChange: (change: (now: readonly FileLink[]) => readonly FileLink[]) =>
      setPhotos((now) => ({ ...now, [field]: change(now[field] ?? []) })),
    send: async (file: File, onProgress: (percent: number) => void) =>
      (await upload(resource.uploadImage, { file, purpose }, onProgress)).data,
  });
}
