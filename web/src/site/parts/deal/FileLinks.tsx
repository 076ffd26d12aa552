import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { Icon } from '../../../ui/Icon.tsx';

const look =
  'inline-flex min-h-9 narrow:min-h-11 max-w-full items-center gap-2 text-14 text-lilac underline decoration-lilac/40 underline-offset-4 hover:text-fg';

/** Private files by name; each opens in a new tab. */
export function FileLinks({ files }: { files: readonly FileLink[] }) {
  return (
    <ul className="-my-1.5 flex flex-wrap gap-x-5">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          <a href={file.url} target="_blank" rel="noreferrer" className={look}>
            <Icon name="file" className="text-17" />
            <span className="truncate">{file.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
/** Returns a URL that downloads the file instead of showing it. */
export const downloadOf = (url: string): string => `${url}&download`;
