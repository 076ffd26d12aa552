import type { Pictures } from '../kit/adapters.ts';
import { pictureTasks } from './tasks/runTask.ts';

export const pictures: Pictures = {
  store: (bytes, widths) => pictureTasks.run('storePicture', { bytes, widths }),
  clean: (bytes) => pictureTasks.run('cleanPicture', { bytes }),
  checkDrawing: (bytes) => pictureTasks.run('checkDrawing', { bytes }),
};
