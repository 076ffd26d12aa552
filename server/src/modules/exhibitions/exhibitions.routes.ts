import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { consoleExhibition } from '@pavilion/protocol/exhibitionsDesk.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { deskOf } from '../content/desk.service.ts';
import { exhibitionKind } from './exhibitions.content.service.ts';
import { getExhibition, listExhibitions, listForBanner, listRegionTypes } from './exhibitions.service.ts';

const cards = ['exhibitions', 'pictures'];
export const exhibitionSlice = implement(exhibitionOnline, {
  regionTypeList: cached(['exhibitions', 'dictionary_items'], listRegionTypes),
  list: cached(cards, listExhibitions),
  detail: cached(keptUnlessPreview(...cards, 'exhibition_photos', 'exhibition_films', 'programmes'), getExhibition),
  banner: cached(cards, listForBanner),
});
export const consoleExhibitionSlice = implement(consoleExhibition, deskOf(exhibitionKind));
