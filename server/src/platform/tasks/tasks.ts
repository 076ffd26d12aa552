// The tasks of a child process. Each library is loaded by the first task that needs it.
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { ContractEdition } from '../../kit/adapters.ts';
import type { CertificateSource } from '../certificate.ts';

export const tasks = {
  storePicture: async (input: { bytes: Uint8Array; widths: readonly number[] }) =>
    (await import('./pictureTasks.ts')).storePicture(input),
  cleanPicture: async (input: { bytes: Uint8Array }) => (await import('./pictureTasks.ts')).cleanPicture(input),
  checkDrawing: async (input: { bytes: Uint8Array }) => (await import('./pictureTasks.ts')).checkDrawing(input),
  contract: async (input: { certificate: CertificateSource; terms: ContractTerms; edition: ContractEdition }) =>
    (await import('./contractTask.ts')).makeContract(input),
};
export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
