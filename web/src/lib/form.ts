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

/** How `setValue` tells of a value that no control of the browser holds. */
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
/** Whether “none” is an answer. */
const takesNone = (schema: z.ZodType | undefined) => schema?.safeParse(null).success === true;
const isRequired = (schema: z.ZodType | undefined) =>
  schema !== undefined && [undefined, null, ''].every((nothing) => !schema.safeParse(nothing).success);

/** The endpoint's own input checks the form; every message in the reader's language (spec §5). */
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
 * A form over a schema of the protocol. `form.field('email')` gives a control its name, label, error and wiring:
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
  // Messages on screen follow a change of language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the language calls for it
  useEffect(() => {
    const told = Object.keys(formState.errors) as FieldPath<Values>[];
    if (told.length > 0) void trigger(told);
  }, [locale]);

  return Object.assign(form, {
    field(name: FieldPath<Values>, valueAs?: 'number') {
      const at = schemaAt(schema, name);
      const label = labelOf(at);
      const error = get(formState.errors, name)?.message;
      // An emptied box of figures says “none” where that is an answer, else that nothing was entered.
      const blank = takesNone(at) ? null : undefined;
      const wiring = form.register(
        name,
        valueAs === 'number' ? { setValueAs: (v: unknown) => (v === '' || v == null ? blank : Number(v)) } : {},
      );
      return {
        ...wiring,
        // Who only passes through an empty field is told nothing: the message would push the button away that they are
        // about to press. Sending tells it.
        onBlur: async (event: { target: { name?: string; value?: unknown }; type?: string }) =>
          event.target.value === '' && !error ? undefined : wiring.onBlur(event),
        label: label ? say(label) : name,
        required: isRequired(at),
        error,
      };
    },
    /** For a control that keeps its own box and gives its value as text: `<DateField {...form.held('paidOn')} />`. */
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
        /** Words that are no value stay in the form, which refuses them. */
        onRefused: give,
        onBlur: () => void onBlur({ target: { name, value: form.getValues(name) ?? '' }, type: 'blur' }),
        ref: (box: HTMLElement | null) => ref(box && { focus: () => box.focus() }),
      };
    },
    errorOf: (name: FieldPath<Values>) => get(formState.errors, name)?.message,
    send: (onValid: (values: z.output<S>) => unknown) => form.handleSubmit((values) => void onValid(values)),
  });
}
