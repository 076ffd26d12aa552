import { AppError } from '@pavilion/protocol/errors.ts';
import type { ExhibitionCard } from '@pavilion/protocol/exhibitionCards.ts';
import type {
  ExhibitionBanner,
  ExhibitionDetail,
  ExhibitionQuery,
  RegionType,
  SignupState,
} from '@pavilion/protocol/exhibitions.ts';
import type { Kysely } from 'kysely';
import type { Ctx } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';
import { withPreview } from '../content/preview.service.ts';
import { exhibitionKind } from './exhibitions.content.service.ts';
import {
  type BareDetail,
  findExhibition,
  listBanners,
  listCalendar,
  listExhibitionCards,
  listOthers,
  listRegions,
} from './exhibitions.queries.ts';

export { exhibitionSource } from './source.service.ts';

const BANNERS = 6;
const OTHERS = 4;

export const listRegionTypes = ({ db }: Ctx): Promise<RegionType[]> => listRegions(db);
export const listExhibitions = (
  { db, now }: Ctx,
  query: ExhibitionQuery,
): Promise<{ rows: ExhibitionCard[]; total: number; years: number[] }> => listExhibitionCards(db, query, now());
export const listForBanner = ({ db, now }: Ctx): Promise<ExhibitionBanner[]> => listBanners(db, now(), BANNERS);

/** Returns the home page's calendar: the current exhibition with its portrait picture, then the others in calendar order. */
export const listForHome = (db: Kysely<DB>, now: Date, limit = 7): Promise<ExhibitionCard[]> =>
  listCalendar(db, now, limit);

/** A window without a start or end is open on that side, but ends with the exhibition at the latest. */
function signupOf(
  { signupKinds: kinds, signupOpensAt: opensAt, signupClosesAt: closesAt, status }: BareDetail,
  now: Date,
) {
  const state = (): SignupState => {
    if (kinds.length === 0) return 'none';
    if (status === 'ended' || (closesAt && new Date(closesAt) <= now)) return 'closed';
    return opensAt && new Date(opensAt) > now ? 'soon' : 'open';
  };
  return { state: state(), kinds, opensAt, closesAt };
}

async function readDetail({ db, now }: Ctx, id: number): Promise<ExhibitionDetail> {
  const at = now();
  const [found, others] = await Promise.all([findExhibition(db, id, at), listOthers(db, id, at, OTHERS)]);
  if (!found) throw new AppError('notFound');
  return { ...found, signup: signupOf(found, at), others };
}
export const getExhibition = (
  ctx: Ctx,
  input: { id: number; preview?: string | undefined },
): Promise<ExhibitionDetail> => withPreview(ctx, exhibitionKind, input, (ctx) => readDetail(ctx, input.id));
