import type { MessageName } from '@pavilion/protocol/messages.ts';
import { z } from 'zod';
import { InvalidInput } from './implement.ts';

/** Creates an error for one field that only the database can check. The page shows it beside the field, like an error of the schema. */
export const invalid = (path: string, message: MessageName) =>
  new InvalidInput([{ code: 'custom', path: path.split('.'), message, input: undefined }], z.object({}));
