import type { Editor } from '@tiptap/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Field.tsx';
import { linkOf } from './links.ts';
import { text } from './richText.text.ts';

/** Asks for the URL of the selected text; without a selection the URL itself is inserted. */
export function LinkDialog({ editor, open, onClose }: { editor: Editor; open: boolean; onClose: () => void }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const before = open ? ((editor.getAttributes('link').href as string | undefined) ?? '') : '';
  useEffect(() => {
    setTyped(before);
    setRefused(false);
  }, [before]);

  function set(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside the record's form, which must not be submitted.
    event.stopPropagation();
    const href = linkOf(typed);
    if (!href) return setRefused(true);
    const isBare = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain().focus();
    if (isBare) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  }
  function unset() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  return (
    <Dialog open={open} onClose={onClose} title={say(text.linkTitle)}>
      <form noValidate onSubmit={set} className="grid gap-6">
        <Input
          label={say(text.linkTitle)}
          bare
          hint={say(text.linkHint)}
          error={refused ? say(text.badLink) : undefined}
          value={typed}
          inputMode="url"
          autoComplete="off"
          onChange={(e) => {
            setTyped(e.target.value);
            setRefused(false);
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {before && (
            <Button kind="quiet" onClick={unset}>
              {say(text.unlink)}
            </Button>
          )}
          <Button kind="amber" type="submit">
            {say(text.setLink)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
