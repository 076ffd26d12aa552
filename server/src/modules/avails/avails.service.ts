// Exports what other modules use of avails: the workbook reader.
export { type Cell, readWorkbook, type SheetRow, WorkbookError } from './workbook.ts';
