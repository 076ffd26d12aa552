// Finds programmes that a journey may buy, through the public API.
import type { Medium } from '@pavilion/protocol/media.ts';
import type { LicenceOffer, ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { test } from 'playwright/test';
import { client } from './apiClient.ts';

export interface Find {
  programme: ProgrammeDetail;
  offer: LicenceOffer;
  medium: Medium;
  country: string;
  startDate: string;
  years: 1 | 2 | 3 | 5;
}
/** Returns the first day of next month, with which the licence panel starts. */
export function usualStart(): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 1));
  return first.toISOString().slice(0, 10);
}
const used = new Set<number>();
/** Journeys run in parallel, so each worker buys from its own share of the catalogue. */
const onMyShelf = (id: number): boolean => {
  const { parallelIndex, config } = test.info();
  return id % config.workers === parallelIndex;
};
/** Returns a programme that no journey of this run has used, whose first offer has a priced, free cell. */
export async function findFree(wanted: { exclusive: boolean }): Promise<Find> {
  const { programSale, rights } = client();
  const startDate = usualStart();
  const { rows } = await programSale.list({ pageSize: 100 });
  for (const { id } of rows.filter((row) => onMyShelf(row.id) && !used.has(row.id))) {
    const programme = await programSale.detail({ id });
    const offer = programme.offers[0];
    if (!offer || offer.exclusive !== wanted.exclusive) continue;
    const years = ([1, 2, 3, 5] as const).find((n) => offer.prices[n] !== undefined);
    if (!years || offer.prices[years] == null) continue;
    const { cells } = await rights.availability({ programmeId: id, offerId: offer.id, startDate, years });
    const cell = cells.find((one) => one.state === 'free' && one.offerIds[0] === offer.id);
    if (!cell) continue;
    used.add(id);
    return { programme, offer, medium: cell.medium, country: cell.territory, startDate, years };
  }
  throw new Error(`No programme has a free${wanted.exclusive ? ', exclusive' : ''} cell left`);
}
