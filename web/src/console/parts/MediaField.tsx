import { Medium } from '@pavilion/protocol/media.ts';
import { useSay } from '../../lib/locale.ts';
import { Checkbox, FieldSet } from '../../ui/Field.tsx';
import { text } from './picking.text.ts';

interface Props {
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  value: readonly Medium[];
  onChange: (value: Medium[]) => void;
}
/** The media of product §4 as checkboxes, in the order of the trade. */
export function MediaField({ label, required, error, value, onChange }: Props) {
  const say = useSay();
  const every = value.length === Medium.names.length;
  return (
    <FieldSet label={label} required={required} error={error}>
      <div className="grid grid-cols-2 gap-x-4 wide:grid-cols-[repeat(auto-fill,minmax(166px,1fr))]">
        {Medium.options.map((medium) => (
          <Checkbox
            key={medium.name}
            checked={value.includes(medium.name)}
            onChange={(e) =>
              onChange(Medium.names.filter((n) => (n === medium.name ? e.target.checked : value.includes(n))))
            }
          >
            {say(medium)}
          </Checkbox>
        ))}
      </div>
      <button
        type="button"
        className="min-h-9 text-13 text-lilac hover:text-fg"
        onClick={() => onChange(every ? [] : [...Medium.names])}
      >
        {say(every ? text.none : text.all)}
      </button>
    </FieldSet>
  );
}
