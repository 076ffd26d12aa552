// SQL for the name of a work, used in statements of other slices. It has no parameters (see programmes/cards.service.ts).
import { sql } from 'kysely';
import { type Texts, textWords } from '../../programmes/cards.service.ts';

/** The number of a work in its container; series and seasons come before collections. */
const number = (
  w: string,
) => `(select part.number from work_parts part join programmes whole on whole.id = part.parent_id
  where part.child_id = ${w}.id and part.number is not null
  order by whole.work_level = 'collection', part.parent_id limit 1)`;

export const partNumber = (p: string) => sql.raw<string | null>(number(p));

/** Fields of a `WorkLink` of the programmes' alias `w`, for `json_build_object`. */
const fields = (w: string, texts: Texts) =>
  `'id', ${w}.id, 'level', ${w}.work_level, 'number', ${number(w)},
   'zhTitle', ${textWords(w, 'zh', 'title', texts)}, 'enTitle', ${textWords(w, 'en', 'title', texts)}`;
export const workLinkJson = (w: string, texts: Texts) => sql.raw(`json_build_object(${fields(w, texts)})`);

/** SQL for a `RelatedWork` of alias `w`, seen from the programme of alias `p`. */
export const relatedWorkJson = (w: string, p: string, texts: Texts = 'published') =>
  sql.raw(`json_build_object(${fields(w, texts)}, 'relation',
    case when covers_of(${w}.id) @> covers_of(${p}.id) then 'whole'
      when covers_of(${p}.id) @> covers_of(${w}.id) then 'part' else 'overlap' end)`);

/** SQL for whether the programme of alias `p` is off sale as a possible duplicate. */
export const inReview = (p: string) => sql.raw<boolean>(`work_in_review(${p}.id)`);

const visible = (w: string) => `(${w}.zh_published_at is not null or ${w}.en_published_at is not null)`;
/** Orders parts by level and number: `2` before `10`. */
export const partOrder = `array_position(array['collection','series','season','volume','episode','standalone'], w.work_level),
  substring(part.number from '^[0-9]+')::numeric nulls last, part.number, w.id`;
/** SQL for the published parts of the programme of alias `p`, as a JSON list of `WorkLink`. */
export const partsOf = (p: string) =>
  sql.raw(`coalesce((select json_agg(json_build_object(${fields('w', 'published')}) order by ${partOrder})
    from work_parts part join programmes w on w.id = part.child_id where part.parent_id = ${p}.id and ${visible('w')}), '[]')`);
/** SQL for the works that contain the programme of alias `p`, the outermost first; visitors see published ones only. */
export const withinOf = (p: string, texts: Texts = 'published') =>
  sql.raw(`coalesce((
    with recursive up (id, depth) as (
      select parent_id, 1 from work_parts where child_id = ${p}.id
      union select part.parent_id, up.depth + 1 from up join work_parts part on part.child_id = up.id)
    select json_agg(json_build_object(${fields('w', texts)}) order by above.depth desc, w.id)
    from (select id, max(depth) as depth from up group by id) above join programmes w on w.id = above.id
    where ${texts === 'all' ? 'true' : visible('w')}), '[]')`);
