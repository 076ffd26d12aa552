import { type ComponentProps, useState } from 'react';
import { useSay } from '../lib/locale.ts';
import { IconButton } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { passwordText as text } from './password.text.ts';

type Props = Omit<ComponentProps<typeof Input>, 'type' | 'end'> & { autoComplete: 'current-password' | 'new-password' };

/** A password field that can show its text and warns when caps lock is on. */
export function PasswordInput({ hint, onBlur, ...props }: Props) {
  const say = useSay();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: React.KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock ? <span className="text-amber">{say(text.capsLock)}</span> : hint}
      onKeyUp={look}
      onKeyDown={look}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={say(shown ? text.hide : text.show)}
          aria-pressed={shown}
          onClick={() => setShown((now) => !now)}
        />
      }
    />
  );
}
