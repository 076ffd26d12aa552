import '../../../parts/prose.css';
import './richText.css';
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { useUiWords } from '../../../ui/words.tsx';
import type { RichTextProps } from '../RichTextField.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { isLink } from './links.ts';
import { FigureNode, TableNode, VideoNode } from './nodes.ts';
import { cleanPasted } from './pasted.ts';
import { text } from './richText.text.ts';
import { FigureTools, TableTools, Tools } from './Tools.tsx';
import { useUploads } from './useUploads.ts';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    strike: false,
    dropcursor: { color: false, class: 'rt-drop' },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isLink(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  // The library's own view does not support captions.
  TableNode.configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
  FigureNode,
  VideoNode,
];
/** Returns the HTML that the form stores, without editor markup; null for an empty text. */
function htmlOf(editor: Editor): string | null {
  const html = editor
    .getHTML()
    .replaceAll(' contenteditable="false"', '')
    .replace(/(<p><\/p>)+$/, '');
  return html === '' || html === '<p></p>' ? null : html;
}

export default function RichTextEditor({
  label,
  value,
  onChange,
  lang,
  hint,
  error,
  required = false,
  disabled = false,
}: RichTextProps) {
  const say = useSay();
  const words = useUiWords();
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const emitted = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  const held = useRef<Editor>(null);
  const uploads = useUploads(() => held.current);
  const take = useRef(uploads.take);
  take.current = uploads.take;

  const editorProps = useMemo(
    () => ({
      attributes: {
        class: 'prose rt-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-told`,
        ...(error && { 'aria-invalid': 'true' }),
        ...(required && { 'aria-required': 'true' }),
        ...(lang && { lang }),
      },
      transformPastedHTML(html: string) {
        const { html: clean, leftOut } = cleanPasted(html);
        if (leftOut) toast.error(sayNow(text.picturesLeftOut, leftOut));
        return clean;
      },
      handlePaste(_view: unknown, event: ClipboardEvent) {
        const files = [...(event.clipboardData?.files ?? [])];
        // Word and browsers put a picture of the text on the clipboard next to the text itself.
        if (!files.length || event.clipboardData?.types.includes('text/html')) return false;
        take.current(files);
        return true;
      },
      handleDrop(_view: unknown, event: DragEvent) {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (!files.length) return false;
        event.preventDefault();
        take.current(files);
        return true;
      },
      handleKeyDown(_view: unknown, event: KeyboardEvent) {
        if (!(event.altKey && event.key === 'F10')) return false;
        tools.current?.querySelector('button')?.focus();
        return true;
      },
    }),
    [id, lang, error, required],
  );
  const editor = useEditor({
    extensions,
    content: value ?? '',
    editable: !disabled,
    // Its style element would need an exception in the policy; the rules are in richText.css.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor }) => {
      emitted.current = htmlOf(editor);
      change.current(emitted.current);
    },
  });
  held.current = editor;
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  // Another record, another version, or the same text as the server cleaned it.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    const { from } = editor.state.selection;
    editor.commands.setContent(value ?? '', { emitUpdate: false });
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
  }, [editor, value]);

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span id={`${id}-label`} className="text-14 text-fg-2">
        {label}
        {required && (
          <span className="text-rose">
            {' *'}
            <span className="sr">{words.required}</span>
          </span>
        )}
      </span>
      <div
        className="rt"
        data-invalid={error ? '' : undefined}
        style={{ '--caption-hint': `"${say(text.captionHint)}"` }}
      >
        {!disabled && (
          <>
            <Tools ref={tools} editor={editor} label={label} onLink={() => setLinking(true)} onFiles={uploads.take} />
            <TableTools editor={editor} />
            <FigureTools editor={editor} />
          </>
        )}
        {uploads.underway.map((u) => (
          <p key={u.key} role="status" className="flex items-center gap-3 px-4 py-1 text-13 text-fg-2">
            <progress value={u.percent} max={100} className="h-1 w-24 accent-amber" aria-label={u.name} />
            <span className="min-w-0 flex-1 truncate">{say(text.uploading, u.name, u.percent)}</span>
            <button
              type="button"
              className="min-h-9 text-lilac hover:text-fg"
              onClick={u.stop}
              aria-label={say(text.stop, u.name)}
            >
              {words.close}
            </button>
          </p>
        ))}
        <EditorContent editor={editor} className="rt-scroll" />
      </div>
      <p
        id={`${id}-told`}
        role={error ? 'alert' : undefined}
        className={error ? 'text-13 text-rose' : 'text-13 text-fg-3'}
      >
        {error ?? hint ?? say(text.help)}
      </p>
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  );
}
