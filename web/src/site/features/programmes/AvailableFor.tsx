import { useSay } from '../../../lib/locale.ts';
import { type ListProps, RightsFields } from './filterFields.tsx';
import { text } from './programmes.text.ts';

/** The filter “available for” in one line: medium, territory, start, duration. */
export function AvailableFor(list: ListProps) {
  const say = useSay();
  return (
    <fieldset className="sift available">
      <legend className="sr">{say(text.availableTitle)}</legend>
      <p aria-hidden="true">
        <b className="serif">{say(text.availableTitle)}</b>
        <span>{say(text.availableLead)}</span>
      </p>
      <RightsFields {...list} bare />
    </fieldset>
  );
}
