import { issueText, labelOf } from '@pavilion/protocol/kit/issues.ts';
import { messages } from '@pavilion/protocol/messages.ts';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type Resolver,
  set,
  useForm as useHookForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { currentLocale, useLocale, useSay } from './locale.ts';

/** Options with which `setValue` reports a value that no native control holds. */
export const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

type Shape = z.ZodType<unknown, FieldValues>;

/** The schema at a path (`attendees.0.name`), through optional, default and list. */
function schemaAt(schema: z.ZodType | undefined, path: string): z.ZodType | undefined {
  let at = schema;
  for (const key of path.split('.')) {
    const def = open(at)?._zod.def as { shape?: Record<string, z.ZodType>; element?: z.ZodType } | undefined;
    at = def?.shape ? def.shape[key] : def?.element;
  }
  return at;
}
function open(schema: z.ZodType | undefined): z.ZodType | undefined {
  let at = schema;
  while (at) {
    const def = at._zod.def as { innerType?: z.ZodType; type: string; in?: z.ZodType };
    const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
    if (!inner) return at;
    at = inner;
  }
  return undefined;
}
/** Whether the schema accepts null. */
const takesNone = (schema: z.ZodType | undefined) => schema?.safeParse(null).success === true;
const isRequired = (schema: z.ZodType | undefined) =>
  schema !== undefined && [undefined, null, ''].every((nothing) => !schema.safeParse(nothing).success);

/**
 * Validates with the endpoint's input schema, with messages in the reader's language (spec §5). A resolver of a library would take zod's own
 * messages, which are names for refinements (decision 0055).
 */
function resolverOf<S extends Shape>(schema: S): Resolver<z.input<S> & FieldValues, unknown, z.output<S>> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors = {};
    for (const issue of checked.error.issues) {
      const path = issue.path.join('.');
      if (path && !get(errors, path))
        set(errors, path, { type: 'check', message: issueText(issue, schema, messages, currentLocale()) });
    }
    return { values: {}, errors };
  };
}
function get(errors: object, path: string): { message?: string } | undefined {
  let at: unknown = errors;
  for (const key of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[key];
  return at as { message?: string } | undefined;
}

/**
 * A form over a schema of the protocol. `form.field('email')` returns a control's name, label, error and handlers:
 * `<Input {...form.field('email')} type="email" />`. Send with `<form onSubmit={form.send(login.run)} noValidate>`.
 */
export function useForm<S extends Shape>(schema: S, defaultValues: DefaultValues<z.input<S> & FieldValues>) {
  type Values = z.input<S> & FieldValues;
  const locale = useLocale();
  const say = useSay();
  const form = useHookForm<Values, unknown, z.output<S>>({
    resolver: resolverOf(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const { trigger, formState } = form;
  // Validates again after a change of language, so that messages follow it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the language calls for it
  useEffect(() => {
    const fieldsWithErrors = Object.keys(formState.errors) as FieldPath<Values>[];
    if (fieldsWithErrors.length > 0) void trigger(fieldsWithErrors);
  }, [locale]);

  return Object.assign(form, {
    field(name: FieldPath<Values>, valueAs?: 'number') {
      const at = schemaAt(schema, name);
      const label = labelOf(at);
      const error = get(formState.errors, name)?.message;
      // An emptied number field is null if the schema accepts it, otherwise undefined.
      const blank = takesNone(at) ? null : undefined;
      const wiring = form.register(
        name,
        valueAs === 'number' ? { setValueAs: (v: unknown) => (v === '' || v == null ? blank : Number(v)) } : {},
      );
      return {
        ...wiring,
        // Leaving an empty field shows no message: it would move the button that the user is about to press. Submitting shows it.
        onBlur: async (event: { target: { name?: string; value?: unknown }; type?: string }) =>
          event.target.value === '' && !error ? undefined : wiring.onBlur(event),
        label: label ? say(label) : name,
        required: isRequired(at),
        error,
      };
    },
    /** Props for a control that has its own input and reports its value as text: `<DateField {...form.held('paidOn')} />`. */
    held(name: FieldPath<Values>) {
      const { ref, onBlur, label, required, error } = this.field(name);
      const give = (value: string | null) =>
        form.setValue(name, value as PathValue<Values, FieldPath<Values>>, changed);
      return {
        label,
        required,
        error,
        value: (form.watch(name) as string | null | undefined) ?? '',
        onChange: (value: string) => give(value === '' && takesNone(schemaAt(schema, name)) ? null : value),
        /** Text that is not a value stays in the form, which refuses it. */
        onRefused: give,
        onBlur: () => void onBlur({ target: { name, value: form.getValues(name) ?? '' }, type: 'blur' }),
        ref: (box: HTMLElement | null) => ref(box && { focus: () => box.focus() }),
      };
    },
    errorOf: (name: FieldPath<Values>) => get(formState.errors, name)?.message,
    send: (onValid: (values: z.output<S>) => unknown) => form.handleSubmit((values) => void onValid(values)),
  });
}
