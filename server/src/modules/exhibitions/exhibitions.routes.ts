import { consoleExhibition } from '@pavilion/protocol/exhibitions.console.ts';
import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { consoleHandlersOf } from '../content/content.console.service.ts';
import { exhibitionKind } from './exhibitions.content.service.ts';
import { getExhibition, listExhibitions, listForBanner, listRegionTypes } from './exhibitions.service.ts';

const cards = ['exhibitions', 'pictures'] as const;
export const exhibitionSlice = implement(exhibitionOnline, {
  regionTypeList: cached(['exhibitions', 'dictionaryItems'], listRegionTypes),
  list: cached(cards, listExhibitions),
  detail: cached(keptUnlessPreview(...cards, 'exhibitionPhotos', 'exhibitionFilms', 'programmes'), getExhibition),
  banner: cached(cards, listForBanner),
});
export const consoleExhibitionSlice = implement(consoleExhibition, consoleHandlersOf(exhibitionKind));
