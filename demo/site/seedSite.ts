// Site settings (contacts, filing numbers, links) and banners. Names, numbers and addresses are invented.
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import { SiteSettings } from '@pavilion/protocol/settings.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { publishContent } from '@pavilion/server/modules/content/content.service.ts';
import { bannerKind } from '@pavilion/server/modules/panels/panels.content.service.ts';
import { putSettings } from '@pavilion/server/modules/settings/settings.service.ts';
import { banners } from './banners.ts';
import { siteSettings } from './settings.ts';

type Ids = ReadonlyMap<string, number>;

export async function seedSite(ctx: JobCtx, { pictures, programmes }: { pictures: Ids; programmes: Ids }) {
  await putSettings(ctx, SiteSettings.parse(siteSettings));
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
      { publishedAt: daysBefore(ctx.now(), 20) },
    );
}
