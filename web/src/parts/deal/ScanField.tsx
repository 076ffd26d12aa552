import { contracts } from '@pavilion/protocol/contracts.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { upload } from '../../lib/upload.ts';
import { FileField } from '../FileField.tsx';

interface Props {
  orderNo: string;
  label: string;
  value: readonly FileLink[];
  onChange: (change: (now: readonly FileLink[]) => readonly FileLink[]) => void;
  error?: string | undefined;
  /** How many are on their way, so that nothing is handed in before it has arrived. */
  onUnderway: (change: (now: number) => number) => void;
}
/** Scans for one order, pictures or PDF; each goes up as it is picked (spec §4). */
export function ScanField({ orderNo, onUnderway, ...rest }: Props) {
  async function send(file: File, tell: (percent: number) => void) {
    onUnderway((now) => now + 1);
    try {
      return (await upload(contracts.uploadVoucherFile, { file, orderNo }, tell)).data;
    } finally {
      onUnderway((now) => now - 1);
    }
  }
  return <FileField {...rest} kind="document" max={limits.filesPerSubmission} required send={send} />;
}
