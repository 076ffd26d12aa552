import { contracts } from '@pavilion/protocol/contracts.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { upload } from '../../../lib/upload.ts';
import { FileField } from '../../../parts/FileField.tsx';

interface Props {
  orderNo: string;
  label: string;
  value: readonly FileLink[];
  onChange: (change: (now: readonly FileLink[]) => readonly FileLink[]) => void;
  error?: string | undefined;
  /** The number of uploads in progress, so that nothing is submitted before they are complete. */
  onUnderway: (change: (now: number) => number) => void;
}
/** Scans for one order, pictures or PDF; each is uploaded when it is chosen (spec §4). */
export function ScanField({ orderNo, onUnderway, ...rest }: Props) {
  async function send(file: File, onProgress: (percent: number) => void) {
    onUnderway((now) => now + 1);
    try {
      return (await upload(contracts.uploadVoucherFile, { file, orderNo }, onProgress)).data;
    } finally {
      onUnderway((now) => now - 1);
    }
  }
  return <FileField {...rest} kind="document" max={limits.filesPerSubmission} required send={send} />;
}
