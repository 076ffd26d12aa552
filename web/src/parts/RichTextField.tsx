import { lazy, Suspense } from 'react';
import { useSay } from '../lib/locale.ts';
import { text } from './richText/richText.text.ts';

const RichTextEditor = lazy(() => import('./richText/RichTextEditor.tsx'));

export interface RichTextProps {
  label: string;
  /** HTML; null where nothing is written. */
  value: string | null;
  onChange: (html: string | null) => void;
  /** The language that is written here: type and quotes follow it. */
  lang?: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean;
}

/**
 * Text with headings, lists, tables, pictures and video, for the console. Its HTML is cleaned by the server
 * (`server/src/kit/html.ts`) and read in `<Prose>`. The editor itself comes when the field is first drawn.
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
