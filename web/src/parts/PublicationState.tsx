import { useSay } from '../lib/locale.ts';
import { Status } from '../ui/Status.tsx';
import { text } from './publication.text.ts';

interface Standing {
  zhPublishedAt: string | null;
  enPublishedAt: string | null;
  missingEnglish: boolean;
}
/** Which languages a record stands in on the site, and whether its English still lacks something. */
export function PublicationState({ of }: { of: Standing }) {
  const say = useSay();
  const [tone, words] =
    of.zhPublishedAt && of.enPublishedAt
      ? (['mint', text.both] as const)
      : of.zhPublishedAt || of.enPublishedAt
        ? (['sky', of.zhPublishedAt ? text.zhOnly : text.enOnly] as const)
        : (['quiet', text.unpublished] as const);
  return (
    <>
      <Status tone={tone}>{say(words)}</Status>
      {of.missingEnglish && <Status tone="amber">{say(text.missingEnglish)}</Status>}
    </>
  );
}
