import { useFormat } from '../../../lib/format.ts';

/** What the hall adds up to, in large condensed figures; a dash keeps the place until it is known. */
export function Tally({ figures }: { figures: readonly { label: string; value: number | undefined }[] }) {
  const { number } = useFormat();
  return (
    <dl className="co-tally">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value === undefined ? '–' : number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
