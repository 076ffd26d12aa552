import { consoleSheet } from '@pavilion/protocol/sheets.ts';
import { implement } from '../../kit/implement.ts';
import { applySheet, checkSheet, exportSheet } from './sheets.service.ts';

export const consoleSheetSlice = implement(consoleSheet, { export: exportSheet, check: checkSheet, apply: applySheet });
