import type { ContractFile } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { FileLinks } from '../../parts/deal/FileLinks.tsx';
import { text, versionKinds } from './contracts.text.ts';

/** All versions of the document; each has a SHA-256 that anybody may check. */
export function Versions({ files, contractNo }: { files: readonly ContractFile[]; contractNo: string }) {
  const say = useSay();
  const { date } = useFormat();
  return (
    <>
      <ol className="grid gap-5">
        {files.map((file) => (
          <li key={file.id}>
            <p className="text-15 font-semibold">{say(text.version, file.version, say(versionKinds[file.kind]))}</p>
            <p className="text-13 text-fg-3">{date(file.createdAt, 5)}</p>
            <FileLinks files={[file]} />
            <p className="text-12 text-fg-3">{say(text.fingerprint)}</p>
            <p className="font-mono text-12 leading-snug break-all text-fg-2 select-all">{file.sha256}</p>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-13 text-fg-3">
        {say(text.checkNote)}{' '}
        <Link
          to="/contract/check"
          search={{ contractNo }}
          className="inline-block py-1 narrow:py-2.5 text-lilac underline decoration-lilac/40 underline-offset-4 hover:text-fg"
        >
          {say(text.checkLink)}
        </Link>
      </p>
    </>
  );
}
