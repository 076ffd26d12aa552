import { z } from 'zod';
import { isTerritoryRef } from './territories.ts';

export const TerritoryRef = z.string().refine(isTerritoryRef, 'badTerritory');
/** Territories as somebody wrote them: what is in, what is taken out again. */
export const Territories = z.object({
  include: z.array(TerritoryRef).min(1, 'pickTerritory').max(300),
  exclude: z.array(TerritoryRef).max(300).default([]),
});
export type Territories = z.output<typeof Territories>;
