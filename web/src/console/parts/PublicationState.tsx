import { useSay } from '../../lib/locale.ts';
import { Status } from '../../ui/Status.tsx';
import { text } from './publication.text.ts';

interface Publication {
  zhPublishedAt: string | null;
  enPublishedAt: string | null;
  missingEnglish: boolean;
}
/** The published languages of a record, and whether its English is incomplete. */
export function PublicationState({ of }: { of: Publication }) {
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
