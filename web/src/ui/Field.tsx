import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { useUiWords } from './words.tsx';

/** What every control shows around itself; a form's `field(name)` gives label, required and error. */
export interface FieldProps {
  label: string;
  /** Shown under the control while there is no error. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The label is for screen readers only. */
  bare?: boolean;
  className?: string;
}
export const controlClass =
  'block w-full min-h-12 rounded-card border border-line-2/60 bg-ink-3 px-4 text-[16px] wide:text-15 text-fg transition-colors hover:border-line-2 focus-visible:border-amber focus-visible:outline-offset-0 aria-invalid:border-rose disabled:opacity-60 read-only:not-[select]:bg-ink-2';

/** Label above, control, then the error or the hint; wires them for screen readers. */
export function Field({
  label,
  hint,
  error,
  required,
  bare = false,
  className,
  children,
}: FieldProps & {
  children: (wiring: {
    id: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
    'aria-required'?: true;
  }) => ReactNode;
}) {
  const id = useId();
  const words = useUiWords();
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={bare ? 'sr' : 'text-14 text-fg-2'}>
        {label}
        {required && !bare && (
          <span className="text-rose">
            {' *'}
            <span className="sr">{words.required}</span>
          </span>
        )}
      </label>
      {children({
        id,
        ...(required && { 'aria-required': true as const }),
        ...(error && { 'aria-invalid': true as const }),
        ...((error || hint) && { 'aria-describedby': `${id}-told` }),
      })}
      <FieldMessage id={`${id}-told`} error={error} hint={hint} />
    </div>
  );
}
function FieldMessage({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  if (error)
    return (
      <p id={id} role="alert" className="text-13 leading-snug text-rose">
        {error}
      </p>
    );
  return hint ? (
    <p id={id} className="text-13 leading-snug text-fg-3">
      {hint}
    </p>
  ) : null;
}
const split = <P extends FieldProps>({ label, hint, error, required, bare, className, ...rest }: P) => ({
  field: { label, hint, error, required, bare: bare ?? false, className: className ?? '' },
  rest,
});

type InputProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; end?: ReactNode };
export function Input({ end, ...props }: InputProps) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(wiring) =>
        end ? (
          <span className="relative block">
            <input {...rest} {...wiring} className={cx(controlClass, 'pr-14')} />
            <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>
          </span>
        ) : (
          <input {...rest} {...wiring} className={controlClass} />
        )
      }
    </Field>
  );
}
export function Textarea(
  props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> },
) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className={cx(controlClass, 'py-3')} />}
    </Field>
  );
}

export interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}
/** The system's own list: right on phones, with a keyboard, and to screen readers. `empty` is the first, value-less line. */
export function Select({
  options,
  empty,
  ...props
}: FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    ref?: Ref<HTMLSelectElement>;
    options: readonly Option[];
    empty?: string | false;
  }) {
  const words = useUiWords();
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative block">
          <select {...rest} {...wiring} className={cx(controlClass, 'appearance-none pr-11')}>
            {empty !== false && <option value="">{empty ?? words.choose}</option>}
            {options.map((o) => (
              <option key={o.value} value={o.value} disabled={o.disabled} className="bg-ink-3">
                {o.label}
              </option>
            ))}
          </select>
          <Icon
            name="down"
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-17 text-fg-3"
          />
        </span>
      )}
    </Field>
  );
}

type BoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
  error?: string | undefined;
};
const boxRow =
  'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60';
const boxShape =
  'peer mt-0.5 size-5 shrink-0 appearance-none border border-line-2 bg-ink-3 transition-colors checked:border-amber checked:bg-amber hover:border-fg-2 aria-invalid:border-rose';

export function Checkbox({ children, error, className, ...rest }: BoxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={cx(boxRow, 'relative')}>
        <input
          {...rest}
          type="checkbox"
          className={cx(boxShape, 'rounded-[5px]')}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-told` })}
        />
        <Icon
          name="check"
          className="pointer-events-none absolute top-3 left-0 hidden text-[20px] stroke-[2.4] text-amber-ink peer-checked:block"
        />
        <span className="leading-snug">{children}</span>
      </label>
      <FieldMessage id={`${id}-told`} error={error} hint={undefined} />
    </div>
  );
}
export function Radio({ children, error, className, ...rest }: BoxProps) {
  return (
    <label className={cx(boxRow, className)}>
      <input
        {...rest}
        type="radio"
        aria-invalid={error ? true : undefined}
        className={cx(boxShape, 'rounded-full checked:shadow-[inset_0_0_0_4px_var(--ink-3)]')}
      />
      <span className="leading-snug">{children}</span>
    </label>
  );
}
/** Several radios or boxes under one name. */
export function FieldSet({ label, error, required, hint, className, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  const words = useUiWords();
  return (
    <fieldset className={className} aria-describedby={error || hint ? `${id}-told` : undefined}>
      <legend className="mb-1 text-14 text-fg-2">
        {label}
        {required && (
          <span className="text-rose">
            {' *'}
            <span className="sr">{words.required}</span>
          </span>
        )}
      </legend>
      {children}
      <FieldMessage id={`${id}-told`} error={error} hint={hint} />
    </fieldset>
  );
}
export function Switch({ children, error: _error, className, ...rest }: BoxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center justify-between gap-4', className)}>
      <span>{children}</span>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
          role="switch"
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-pill border border-line-2 bg-ink-3 transition-colors checked:border-amber checked:bg-amber"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-fg-2 transition-transform peer-checked:translate-x-5 peer-checked:bg-amber-ink" />
      </span>
    </label>
  );
}
