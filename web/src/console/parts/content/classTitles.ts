import { contentClassOf } from '@pavilion/protocol/contentClasses.ts';
import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { text } from './content.text.ts';

/** The titles of the list and the editor of a content class, and the label of the button that adds an item. */
export function classTitles(of: ContentClass) {
  const { zh, en, one } = contentClassOf(of);
  const named = ({ zh, en }: typeof text.newOne) => ({ zh: zh(one.zh), en: en(one.en.toLowerCase()) });
  return { title: { zh, en }, newTitle: named(text.newOne), editTitle: named(text.editOne) };
}
