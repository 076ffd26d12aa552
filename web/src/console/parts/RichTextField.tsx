import { lazy, Suspense } from 'react';
import { useSay } from '../../lib/locale.ts';
import { text } from './richText/richText.text.ts';

const RichTextEditor = lazy(() => import('./richText/RichTextEditor.tsx'));

export interface RichTextProps {
  label: string;
  /** HTML; null if empty. */
  value: string | null;
  onChange: (html: string | null) => void;
  /** The language of the text; typography and quotes follow it. */
  lang?: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean;
}

/**
 * Rich text for the console: headings, lists, tables, pictures and video. The server cleans its HTML (`server/src/kit/html.ts`), and
 * `<Prose>` shows it. The editor is loaded when the field is first rendered.
 */
export function RichTextField(props: RichTextProps) {
  const say = useSay();
  return (
    <Suspense
      fallback={
        <div className="grid content-start gap-1.5">
          <span className="text-14 text-fg-2">{props.label}</span>
          <p
            role="status"
            className="grid h-80 place-items-center rounded-card border border-line bg-ink-2 text-13 text-fg-3"
          >
            {say(text.loading)}
          </p>
        </div>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  );
}
