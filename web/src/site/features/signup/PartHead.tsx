import type { ReactNode } from 'react';

interface Props {
  id: string;
  number: number;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
}
/** The heading of a numbered part of the sign-up. */
export function PartHead({ id, number, title, note, action }: Props) {
  return (
    <div className="signup-part">
      <span className="num" aria-hidden="true">
        {number}
      </span>
      <h2 id={id}>{title}</h2>
      {note && <span className="text-14 text-fg-3">{note}</span>}
      {action && <span className="ml-auto">{action}</span>}
    </div>
  );
}
