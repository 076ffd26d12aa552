// What the operator of the demo fair says of the house, and the banners of its pages. Names, numbers and addresses are invented.
import { SiteSettings } from '@pavilion/protocol/settings.ts';
import type { JobCtx } from '../src/kit/ctx.ts';
import { publishContent } from '../src/modules/content/content.service.ts';
import { bannerKind } from '../src/modules/panels/panels.content.service.ts';
import { putSettings } from '../src/modules/settings/settings.service.ts';
import { banners, houseSettings } from './house/house.ts';

type Ids = ReadonlyMap<string, number>;

export async function seedHouse(ctx: JobCtx, { pictures, programmes }: { pictures: Ids; programmes: Ids }) {
  await putSettings(ctx, SiteSettings.parse(houseSettings));
  for (const [i, { art, programme, ...form }] of banners.entries())
    await publishContent(
      ctx,
      bannerKind,
      {
        ...form,
        wideId: pictures.get(`hero-${art}-wide`) ?? null,
        tallId: pictures.get(`hero-${art}-tall`) ?? null,
        ...(programme && { linkKind: 'programme', programmeId: programmes.get(programme) ?? null }),
        ...(form.path && { linkKind: 'page' }),
        position: (i + 1) * 10,
      },
      { publishedAt: new Date(ctx.now().getTime() - 20 * 86_400_000) },
    );
}
