import { favourites } from '@pavilion/protocol/favourites.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from './favourites.text.ts';
import { ItemRow } from './ItemRow.tsx';
import { PersonalItems, rowsPerPage, usePlace } from './PersonalItems.tsx';

export default function CollectionPage() {
  const say = useSay();
  const format = useFormat();
  const place = usePlace();
  const list = useApi(
    favourites.myCollection,
    { class: place.class, pageNum: place.page, pageSize: rowsPerPage },
    { keep: true },
  );
  return (
    <PersonalItems kind="collection" list={list}>
      {(rows, remove) => (
        <ul className="-mt-4">
          {rows.map((row) => (
            <ItemRow
              key={`${row.class}-${row.id}`}
              item={row}
              when={say(text.kept, format.date(row.collectedAt))}
              onRemove={() => remove(row)}
            />
          ))}
        </ul>
      )}
    </PersonalItems>
  );
}
