import type { MouseEvent } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { TextField } from '../../parts/content/ContentFields.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { text } from './panels.text.ts';

const percent = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100);

/** Sets the focal point by a click on the picture or by two numbers, next to a preview of the crop. */
export function FocusField() {
  const say = useSay();
  const { form, pictures, disabled } = useContentForm();
  const wide = pictures.get(form.watch('form.wideId') ?? 0);
  const [x, y] = [Number(form.watch('form.focusX') ?? 50), Number(form.watch('form.focusY') ?? 50)];
  function aim(e: MouseEvent<HTMLButtonElement>) {
    // A click by keyboard has no coordinates, so the point stays unchanged.
    if (e.detail === 0) return;
    const box = e.currentTarget.getBoundingClientRect();
    form.setValue('form.focusX', percent(e.clientX - box.left, box.width), changed);
    form.setValue('form.focusY', percent(e.clientY - box.top, box.height), changed);
  }
  return (
    <div className="grid gap-4">
      {wide && (
        <div className="flex flex-wrap items-start gap-4">
          <button
            type="button"
            disabled={disabled}
            aria-label={say(text.focusLabel)}
            onClick={aim}
            className="relative block w-full max-w-105 cursor-crosshair overflow-hidden rounded-picture"
          >
            <img src={wide.url} alt="" className="block aspect-video w-full object-cover" />
            <span
              className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-amber bg-ink-0/40"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          </button>
          <img
            src={wide.url}
            alt=""
            className="aspect-4/1 w-full max-w-105 rounded-picture object-cover"
            style={{ objectPosition: `${x}% ${y}%` }}
          />
        </div>
      )}
      <div className="grid max-w-[640px] gap-5 wide:grid-cols-2">
        <TextField name="focusX" type="number" min={0} max={100} hint={say(text.focusHint)} />
        <TextField name="focusY" type="number" min={0} max={100} />
      </div>
    </div>
  );
}
