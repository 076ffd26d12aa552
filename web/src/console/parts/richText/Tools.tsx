import { type Editor, useEditorState } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { type Ref, useRef } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { text } from './richText.text.ts';
import { ToolIcon, type ToolName } from './toolIcons.tsx';
import { accepted } from './useUploads.ts';

interface ToolProps {
  name: ToolName;
  /** Undefined for a tool that is an action without a state. */
  pressed?: boolean;
  disabled?: boolean;
  onUse: () => void;
}
function Tool({ name, pressed, disabled = false, onUse }: ToolProps) {
  const say = useSay();
  return (
    <Toolbar.Button
      aria-label={say(text[name])}
      title={say(text[name])}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onUse}
      className="rt-tool"
    >
      <ToolIcon name={name} />
    </Toolbar.Button>
  );
}
const Gap = () => <Toolbar.Separator className="mx-1 h-5 w-px self-center bg-line" />;

/** Returns the marks and blocks at the cursor. */
const useStates = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      undo: e.can().undo(),
      redo: e.can().redo(),
      heading2: e.isActive('heading', { level: 2 }),
      heading3: e.isActive('heading', { level: 3 }),
      bold: e.isActive('bold'),
      italic: e.isActive('italic'),
      bulletList: e.isActive('bulletList'),
      orderedList: e.isActive('orderedList'),
      quote: e.isActive('blockquote'),
      link: e.isActive('link'),
      table: e.isActive('table'),
    }),
  });

interface Props {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  label: string;
  onLink: () => void;
  onFiles: (files: Iterable<File>) => void;
}
/** One stop of the Tab key; arrows move between tools, Escape returns to the text. */
export function Tools({ ref, editor, label, onLink, onFiles }: Props) {
  const say = useSay();
  const is = useStates(editor);
  const use = () => editor.chain().focus();
  return (
    <Toolbar.Root
      ref={ref}
      aria-label={say(text.toolbar, label)}
      className="rt-tools"
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        editor.commands.focus();
      }}
    >
      <Tool name="undo" disabled={!is.undo} onUse={() => use().undo().run()} />
      <Tool name="redo" disabled={!is.redo} onUse={() => use().redo().run()} />
      <Gap />
      <Tool name="heading2" pressed={is.heading2} onUse={() => use().toggleHeading({ level: 2 }).run()} />
      <Tool name="heading3" pressed={is.heading3} onUse={() => use().toggleHeading({ level: 3 }).run()} />
      <Gap />
      <Tool name="bold" pressed={is.bold} onUse={() => use().toggleBold().run()} />
      <Tool name="italic" pressed={is.italic} onUse={() => use().toggleItalic().run()} />
      <Tool name="link" pressed={is.link} onUse={onLink} />
      <Gap />
      <Tool name="bulletList" pressed={is.bulletList} onUse={() => use().toggleBulletList().run()} />
      <Tool name="orderedList" pressed={is.orderedList} onUse={() => use().toggleOrderedList().run()} />
      <Tool name="quote" pressed={is.quote} onUse={() => use().toggleBlockquote().run()} />
      <Gap />
      <Tool
        name="table"
        disabled={is.table}
        onUse={() => use().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      <FileTool name="picture" onFiles={onFiles} />
      <FileTool name="video" onFiles={onFiles} />
      <Tool name="rule" onUse={() => use().setHorizontalRule().run()} />
      <Gap />
      <Tool name="plain" onUse={() => use().clearNodes().unsetAllMarks().run()} />
    </Toolbar.Root>
  );
}
function FileTool({ name, onFiles }: { name: 'picture' | 'video'; onFiles: Props['onFiles'] }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool name={name} onUse={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[name]}
        multiple={name === 'picture'}
        onChange={(e) => {
          onFiles([...(e.target.files ?? [])]);
          e.target.value = '';
        }}
      />
    </>
  );
}

const actions = [
  ['rowAbove', 'addRowBefore'],
  ['rowBelow', 'addRowAfter'],
  ['columnBefore', 'addColumnBefore'],
  ['columnAfter', 'addColumnAfter'],
  ['headRow', 'toggleHeaderRow'],
  ['removeRow', 'deleteRow'],
  ['removeColumn', 'deleteColumn'],
  ['removeTable', 'deleteTable'],
] as const;
/** Shown below the tools while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const say = useSay();
  const caption = useEditorState({
    editor,
    selector: ({ editor: e }) => (e.isActive('table') ? String(e.getAttributes('table').caption ?? '') : null),
  });
  if (caption === null) return null;
  return (
    <>
      <Toolbar.Root aria-label={say(text.tableTools)} className="rt-tools">
        {actions.map(([word, action]) => (
          <Toolbar.Button
            key={action}
            className={cx('rt-word', action.startsWith('delete') && 'text-rose')}
            onClick={() => editor.chain().focus()[action]().run()}
          >
            {say(text[word])}
          </Toolbar.Button>
        ))}
      </Toolbar.Root>
      <BlockWords
        editor={editor}
        label={say(text.tableCaption)}
        value={caption}
        onWords={(words) => editor.commands.updateAttributes('table', { caption: words || null })}
      />
    </>
  );
}

/** The alternative text of the selected picture. */
export function FigureTools({ editor }: { editor: Editor }) {
  const say = useSay();
  const alt = useEditorState({
    editor,
    selector: ({ editor: e }) => (e.isActive('figure') ? String(e.getAttributes('figure').alt ?? '') : null),
  });
  if (alt === null) return null;
  return (
    <BlockWords
      editor={editor}
      label={say(text.alt)}
      value={alt}
      onWords={(words) => editor.commands.updateAttributes('figure', { alt: words })}
    />
  );
}

/** One line about the block at the cursor. Enter and Escape return to the text. */
function BlockWords({
  editor,
  label,
  value,
  onWords,
}: {
  editor: Editor;
  label: string;
  value: string;
  onWords: (words: string) => void;
}) {
  return (
    <label className="rt-alt">
      <span>{label}</span>
      <input
        value={value}
        maxLength={300}
        onChange={(e) => onWords(e.target.value)}
        onKeyDown={(e) => {
          if (e.key !== 'Enter' && e.key !== 'Escape') return;
          e.preventDefault();
          e.stopPropagation();
          editor.commands.focus();
        }}
      />
    </label>
  );
}
