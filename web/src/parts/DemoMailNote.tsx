import type { DemoMail } from '@pavilion/protocol/demoMail.ts';
import { useSay } from '../lib/locale.ts';
import { demoMailText as text } from './demoMail.text.ts';

/** The content of a letter, in demo mode without a mail server; nothing if mail is really sent. */
export function DemoMailNote({ mail, onLeave }: { mail: DemoMail | undefined; onLeave?: () => void }) {
  const say = useSay();
  if (!mail?.code && !mail?.link) return null;
  return (
    <div
      role="status"
      data-testid="demoMail"
      className="rounded-card border border-dashed border-amber px-4 py-3 text-14"
    >
      <p className="font-semibold text-amber">{say(text.title)}</p>
      <p className="mt-1 text-fg-2">{say(text.lead)}</p>
      {mail.code && (
        <p className="mt-2">
          {say(text.code)} <strong className="select-all font-mono text-17 tracking-widest">{mail.code}</strong>
        </p>
      )}
      {mail.link && (
        <p className="mt-2">
          {/* The link of the letter, with the origin of this page. */}
          <a className="text-amber underline" href={mail.link.replace(/^\//, '')} onClick={onLeave}>
            {say(text.link)}
          </a>
        </p>
      )}
    </div>
  );
}
