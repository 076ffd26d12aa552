// Responsive pictures in article bodies. A clean body has one URL for each picture; readers get the sizes that their screens need.
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

interface Found {
  address: string;
  tone: string;
  width: number;
  height: number;
  sources: { width: number; type: string; url: string }[];
}
const picture = /<img src="(\/media\/[\w./-]+)" alt="([^"]*)"([^>]*)\/>/g;
/** The width of text in the site's layouts. */
const SIZES = '(max-width: 768px) 100vw, 720px';

async function listByAddress(db: Kysely<DB>, addresses: readonly string[]): Promise<Map<string, Found>> {
  const { rows } = await sql<Found>`
    select wanted.address, p.tone, p.width, p.height, p.sources
    from unnest(${sql.val([...addresses])}::text[]) as wanted (address)
    join pictures p on p.sources @> jsonb_build_array(jsonb_build_object('url', wanted.address))`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => [row.address, row]));
}

function dressed({ tone, width, height, sources }: Found, address: string, alt: string): string {
  const types = [...new Set(sources.map(({ type }) => type))].sort();
  const offers = types.map((type) => {
    const set = sources.filter((s) => s.type === type).map((s) => `${s.url} ${s.width}w`);
    return `<source type="${type}" srcset="${set.join(', ')}" sizes="${SIZES}" />`;
  });
  const image = `<img src="${address}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async" data-tone="${tone}" />`;
  return `<picture>${offers.join('')}${image}</picture>`;
}

/** Adds sizes, dimensions and a background tone to every picture of `cleanHtml` output. Used by `project()`. */
export async function renderResponsiveImages(db: Kysely<DB>, html: string | null): Promise<string | null> {
  if (!html) return null;
  const addresses = [...html.matchAll(picture)].map((match) => match[1]!);
  if (!addresses.length) return html;
  const found = await listByAddress(db, [...new Set(addresses)]);
  return html.replace(picture, (whole, address: string, alt: string) => {
    const known = found.get(address);
    return known ? dressed(known, address, alt) : whole;
  });
}
