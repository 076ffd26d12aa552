import type { Attachment, Neighbour } from '@pavilion/protocol/news.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './news.text.ts';

const endingOf = (url: string) => url.split('.').at(-1)!.toUpperCase();

/** Files to download, by name. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const say = useSay();
  const { fileSize } = useFormat();
  if (files.length === 0) return null;
  return (
    <section className="attached">
      <h2>{say(text.attachmentsHeading)}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={file.url} download={file.name}>
              <Icon name="file" className="text-24 text-lilac" />
              <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
              <span className="text-13 text-fg-3">
                {endingOf(file.url)} · {fileSize(file.bytes)}
              </span>
              <Icon name="download" className="text-19 text-fg-2" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Neighbours({ newer, older }: { newer: Neighbour | null; older: Neighbour | null }) {
  const say = useSay();
  if (!newer && !older) return null;
  return (
    <nav className="neighbours" aria-label={say(text.neighbours)}>
      {newer ? <To of={newer} words={say(text.newer)} /> : <span />}
      {older && <To of={older} words={say(text.older)} isOlder />}
    </nav>
  );
}
function To({ of, words, isOlder = false }: { of: Neighbour; words: string; isOlder?: boolean }) {
  return (
    <Link to="/informationDetails" search={{ id: of.id }} data-older={isOlder ? '' : undefined}>
      <span className="way">
        <Icon name={isOlder ? 'right' : 'left'} />
        {words}
      </span>
      <b>
        <BilingualText zh={of.zhTitle} en={of.enTitle} />
      </b>
    </Link>
  );
}
