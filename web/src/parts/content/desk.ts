import type { ContentState, contentDesk } from '@pavilion/protocol/contentDesk.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { z } from 'zod';
import type { useForm } from '../../lib/form.ts';
import type { Column } from '../../ui/Table.tsx';
import type { Filter } from '../DeskList.tsx';
import type { ShownPicture } from '../PictureField.tsx';

// biome-ignore lint/suspicious/noExplicitAny: pages of this folder serve every kind; fields are named by their own form
type Any = any;
export type ContentApi = ReturnType<typeof contentDesk<z.ZodObject<Any>, Any, Any>>;
export type ContentForm = Record<string, Any>;
export type ContentRow = ContentState & {
  zhTitle: string | null;
  enTitle: string | null;
  cover: Picture | null;
} & Record<string, Any>;

/** One kind of content at its desk: `const newsDesk: ContentDesk = { … }`, drawn by `<ContentList>` and `<ContentEditor>`. */
export interface ContentDesk {
  api: ContentApi;
  /** The list's address; the editor's is `${path}/edit`. */
  path: `/${string}`;
  title: Text;
  /** “New article” */
  newTitle: Text;
  /** What the form begins with; fields it leaves out take the schema's defaults. */
  blank?: ContentForm;
  /** The public page of a record, as a hash address without the preview's key; absent: nothing to look at. */
  page?: (id: number, form: ContentForm) => string;
  /** Columns and filters besides those every kind has. */
  columns?: () => Column<ContentRow>[];
  filters?: () => Filter[];
  /** The form's parts, made of `<Both>`, `<One>`, `<Pick>`, `<Moment>`, `<Tick>`, `<Pictures>` and own pieces by `useContentForm()`. */
  Fields: ComponentType;
}
type FormState = ReturnType<typeof useForm<Any>>;
export interface ContentFormState {
  form: FormState;
  /** What the pictures of the record look like, by id; uploads add themselves. */
  pictures: Map<number, ShownPicture>;
  id: number | undefined;
  disabled: boolean;
}
export const ContentFormContext = createContext<ContentFormState | null>(null);
/** The form that is being edited; its own fields are under `form.`. */
export function useContentForm(): ContentFormState {
  const state = useContext(ContentFormContext);
  if (!state) throw new Error('a content field stands outside of a content editor');
  return state;
}
/** An emptied box means “nothing”, which the wire writes as null. */
export const orNull = { setValueAs: (v: unknown) => v || null };
