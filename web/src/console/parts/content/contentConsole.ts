import type { ContentState, contentConsole } from '@pavilion/protocol/content.console.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { z } from 'zod';
import type { useForm } from '../../../lib/form.ts';
import type { Column } from '../../../ui/Table.tsx';
import type { Filter } from '../ConsoleList.tsx';
import type { EditedPath } from '../links.ts';
import type { ShownPicture } from '../PictureField.tsx';

// biome-ignore lint/suspicious/noExplicitAny: pages of this folder serve every kind; fields are named by their own form
type Any = any;
export type ContentApi = ReturnType<typeof contentConsole<z.ZodObject<Any>, Any, Any>>;
export type ContentForm = Record<string, Any>;
/** One record with everything that its editor changes. */
export type ContentRecord = ContentState & { form: ContentForm; pictures: Picture[] };
export type ContentRow = ContentState & {
  zhTitle: string | null;
  enTitle: string | null;
  cover: Picture | null;
} & Record<string, Any>;

/**
 * Configures the console pages of one kind of content: `const newsConsole: ContentConsole = { … }`, for `<ContentList>` and
 * `<ContentEditor>`.
 */
export interface ContentConsole {
  api: ContentApi;
  /** The list's path; the editor's is `${path}/edit`. */
  path: EditedPath;
  title: Text;
  /** “New article” */
  newTitle: Text;
  /** Initial values of the form; other fields take the schema's defaults. */
  blank?: ContentForm;
  /** The public page of a record, as a hash URL without the preview's key; without it there is no preview. */
  page?: (id: number, form: ContentForm) => string;
  /** Columns and filters in addition to those of every kind. */
  columns?: () => Column<ContentRow>[];
  filters?: () => Filter[];
  /**
   * The form's fields, made of `<BilingualField>`, `<TextField>`, `<SelectField>`, `<ContentMomentField>`, `<CheckboxField>`,
   * `<PicturesField>` and own components with `useContentForm()`.
   */
  Fields: ComponentType;
}
type FormState = ReturnType<typeof useForm<Any>>;
export interface ContentFormState {
  form: FormState;
  /** The record's pictures by id; uploads are added. */
  pictures: Map<number, ShownPicture>;
  id: number | undefined;
  disabled: boolean;
}
export const ContentFormContext = createContext<ContentFormState | null>(null);
/** Returns the form being edited; its own fields are under `form.`. */
export function useContentForm(): ContentFormState {
  const state = useContext(ContentFormContext);
  if (!state) throw new Error('a content field stands outside of a content editor');
  return state;
}
/** The label of a field of a kind's form, for the columns and filters of its list. */
export const fieldLabel = ({ save }: ContentApi, field: string): Text =>
  save.input.shape.form.shape[field].meta().label;
/** An emptied field means “nothing”, which the wire writes as null. */
export const orNull = { setValueAs: (v: unknown) => v || null };
