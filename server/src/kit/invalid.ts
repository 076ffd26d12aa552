import type { MessageName } from '@pavilion/protocol/messages.ts';
import { z } from 'zod';
import { InvalidInput } from './implement.ts';

/** A refusal of one field that only the database can know of; the page shows it beside the field, as it does the schema's. */
export const invalid = (path: string, message: MessageName) =>
  new InvalidInput([{ code: 'custom', path: path.split('.'), message, input: undefined }], z.object({}));
