import { accounts, type UserInfo } from '@pavilion/protocol/accounts.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { resource } from '@pavilion/protocol/files.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useRef, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/errors.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { upload } from '../../../lib/upload.ts';
import { Button } from '../../../ui/Button.tsx';
import { Portrait } from '../../parts/Portrait.tsx';
import { text } from './personal.text.ts';

/** Choosing a picture changes it at once. */
export function PortraitPart({ user }: { user: UserInfo }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const save = useAction(accounts.editUserInfo, {
    hidden: true,
    refresh: [accounts.getUserInfo],
    done: say(text.portraitSaved),
    failed: say(text.editFailed),
  });
  async function change(file: File | undefined) {
    if (input.current) input.current.value = '';
    if (!file) return;
    if (!file.type.startsWith('image/')) return toast.error(say(errors.imageKindRefused.text));
    if (file.size > limits.uploadMaxBytes)
      return toast.error(say(errors.fileTooLarge.text, { maxBytes: limits.uploadMaxBytes }));
    setPercent(0);
    try {
      const { data } = await upload(resource.uploadImage, { file, purpose: 'portrait' }, setPercent);
      await save.run({ portraitId: data.id });
    } catch (cause) {
      toast.error(messageOf(cause) || say(text.uploadFailed));
    } finally {
      setPercent(undefined);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Portrait url={user.portrait} className="size-20 text-40" />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button
            small
            icon="upload"
            loading={percent !== undefined || save.isPending}
            onClick={() => input.current?.click()}
          >
            {say(text.changePortrait)}
          </Button>
          {user.portrait && (
            <Button small kind="quiet" onClick={() => void save.run({ portraitId: null })}>
              {say(text.removePortrait)}
            </Button>
          )}
        </div>
        <p className="mt-2 text-13 text-fg-3">{say(text.portraitHint)}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        className="sr"
        tabIndex={-1}
        aria-label={say(text.changePortrait)}
        onChange={(e) => void change(e.target.files?.[0])}
      />
    </div>
  );
}
