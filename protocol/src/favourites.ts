import { z } from 'zod';
import { ContentCard } from './contentCards.ts';
import { ContentClass, personalClasses } from './contentClasses.ts';
import { flag, instant } from './fields.ts';
import { get, id, nothing, pageOf, pageQuery, post } from './kit/endpoint.ts';

const PersonalClass = ContentClass.schema.refine((of) => personalClasses.includes(of), 'classNotPersonal');
const item = z.object({ class: PersonalClass, id });
/** One item, all of a class, or everything: `all` is explicit, so that a lost class never empties the whole list. */
const scope = z
  .object({ class: PersonalClass.optional(), id: id.optional(), all: flag.optional() })
  .refine(
    (s) => (s.id === undefined ? (s.class === undefined) === (s.all === true) : s.class !== undefined && !s.all),
    {
      message: 'chooseScope',
      path: ['class'],
    },
  );
/** Removed rows come back with the `removedAt` that their removal answered, for as long as an undo is offered. */
const removed = z.object({ removed: z.int(), removedAt: instant });
const undo = z.object({ removedAt: instant });

const row = z.object({
  class: PersonalClass,
  id: z.int(),
  /** Null when the item is no longer published: the row can still be removed. */
  card: ContentCard.nullable(),
});
export const Favourite = row.extend({ collectedAt: instant });
export type Favourite = z.output<typeof Favourite>;
export const Visit = row.extend({ visitedAt: instant, times: z.int() });
export type Visit = z.output<typeof Visit>;

/** How many rows each class holds; classes without rows are absent. */
const counts = z.array(z.object({ class: PersonalClass, total: z.int() }));
const listInput = pageQuery.extend({ class: PersonalClass.optional() });

export const favourites = {
  addCollection: post('/api/user/addCollection', {
    summary: 'Favour an item, or no longer; without `collected` the state turns over',
    access: 'user',
    idempotent: true,
    input: item.extend({ collected: flag.optional() }),
    output: z.object({ collected: z.boolean(), favourites: z.int() }),
  }),
  collectionState: get('/api/user/collectionState', {
    summary: 'Is this item among my favourites',
    access: 'user',
    input: item,
    output: z.object({ collected: z.boolean(), favourites: z.int() }),
  }),
  myCollection: get('/api/user/myCollection', {
    summary: 'My favourites, newest first, with the number in each class',
    access: 'user',
    reply: 'flat',
    input: listInput,
    output: pageOf(Favourite).extend({ counts }),
  }),
  removeMyCollection: post('/api/user/removeMyCollection', {
    summary: 'Remove one favourite, those of a class, or all',
    access: 'user',
    input: scope,
    output: removed,
  }),
  restoreMyCollection: post('/api/user/restoreMyCollection', {
    summary: 'Undo a removal of favourites',
    access: 'user',
    input: undo,
    output: nothing,
  }),
  addVistor: post('/api/user/addVistor', {
    summary: 'Record a visit: history for a user, popularity for everyone, once in 30 minutes',
    access: 'public',
    input: item,
    output: nothing,
  }),
  myVisitRecord: get('/api/user/myVisitRecord', {
    summary: 'What I looked at, latest first, with the number in each class',
    access: 'user',
    reply: 'flat',
    input: listInput,
    output: pageOf(Visit).extend({ counts }),
  }),
  removeMyVisit: post('/api/user/removeMyVisit', {
    summary: 'Remove one visit, those of a class, or all',
    access: 'user',
    input: scope,
    output: removed,
  }),
  restoreMyVisit: post('/api/user/restoreMyVisit', {
    summary: 'Undo a removal of visits',
    access: 'user',
    input: undo,
    output: nothing,
  }),
};
