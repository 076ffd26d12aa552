import { favourites } from '@pavilion/protocol/favourites.ts';
import { implement } from '../../kit/implement.ts';
import {
  addCollection,
  addVistor,
  collectionState,
  myCollection,
  myVisitRecord,
  removeMyCollection,
  removeMyVisit,
  restoreMyCollection,
  restoreMyVisit,
} from './favourites.service.ts';

export const favouriteSlice = implement(favourites, {
  addCollection,
  collectionState,
  myCollection,
  removeMyCollection,
  restoreMyCollection,
  addVistor,
  myVisitRecord,
  removeMyVisit,
  restoreMyVisit,
});
