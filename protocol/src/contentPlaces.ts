import { ContentClass } from './enumerations.ts';

interface Place {
  /** Its screen; the item's `id` stands in the search. */
  screen: `/${string}`;
  /** Its word in shared links: `/s/programme/12`. */
  word: string;
}
const places: Record<ContentClass, Place> = {
  [ContentClass.programme]: { screen: '/details', word: 'programme' },
  [ContentClass.exhibition]: { screen: '/exhibitionDetails', word: 'exhibition' },
  [ContentClass.news]: { screen: '/informationDetails', word: 'news' },
  [ContentClass.activity]: { screen: '/activityDetails', word: 'activity' },
  [ContentClass.domesticExhibitor]: { screen: '/exhibitorDetails', word: 'seller' },
  [ContentClass.overseasCustomer]: { screen: '/overseasDetails', word: 'buyer' },
};
/** The screen of an item of this class: `<Link to={screenOf(card.class)} search={{ id: card.id }}>`. */
export const screenOf = (of: ContentClass): `/${string}` => places[of].screen;
/** The address that is passed on: a page that crawlers read and that leads people to the screen. */
export const shareAddress = (of: ContentClass, id: number): `/s/${string}` => `/s/${places[of].word}/${id}`;
/** The class that a shared link names. */
export const classOfWord = (word: string): ContentClass | undefined =>
  ContentClass.options.find(({ code }) => places[code].word === word)?.code;
/** Competition entries are none of the six classes; their links are shared all the same. */
export const entryWord = 'entry';
export const shareEntryAddress = (id: number): `/s/${string}` => `/s/${entryWord}/${id}`;
