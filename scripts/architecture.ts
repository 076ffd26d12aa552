// `npm run architecture`: draws the import rules into docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertPicture } from '../architecture-tests/architecturePicture.ts';

const page = join(import.meta.dirname, '../docs/architecture.md');
writeFileSync(page, insertPicture(readFileSync(page, 'utf8')));
