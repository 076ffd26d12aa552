import { consoleFile, resource } from '@pavilion/protocol/files.ts';
import { implement } from '../../kit/implement.ts';
import { getSts } from '../trailers/trailers.service.ts';
import { uploadAttachment } from './attachments.service.ts';
import { getStaffSts, uploadImage, uploadSitePicture } from './files.service.ts';

export const resourceSlice = implement(resource, { uploadImage, getSts });
export const consoleFileSlice = implement(consoleFile, {
  uploadAttachment,
  uploadImage: uploadSitePicture,
  getSts: getStaffSts,
});
