import './companies.css';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { KeywordField } from '../../../parts/KeywordField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Option, Select } from '../../../ui/Field.tsx';
import { Empty } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text } from './companies.text.ts';
import type { ListAddress } from './listAddress.ts';

interface HallSelect {
  name: string;
  label: string;
  /** What stands there while nothing is chosen; false where something always is. */
  any: string | false;
  options: readonly Option[];
}
interface Props {
  title: string;
  lead: string;
  figures: readonly { label: string; value: number | undefined }[];
  placeholder: string;
  selects: readonly HallSelect[];
  list: ListAddress;
  /** The list itself. */
  children: ReactNode;
}
/** A hall of companies: what it adds up to, words and lists to narrow it by, and who is left. */
export function Hall({ title, lead, figures, placeholder, selects, list, children }: Props) {
  const say = useSay();
  const { values, set, isNarrowed, clear } = list;
  return (
    <div className="wrap">
      <div className="co-top">
        <PageHead title={title} lead={lead} />
        <Tally figures={figures} />
      </div>
      <div className="sift co-filters">
        <KeywordField label={placeholder} kept={values.keyword} onWords={(keyword) => set({ keyword })} />
        {selects.map(({ name, label, any, options }) => (
          <Select
            key={name}
            bare
            label={label}
            empty={any}
            options={options}
            value={values[name] ?? (any === false ? options[0]?.value : '')}
            onChange={(e) => set({ [name]: e.target.value || undefined })}
          />
        ))}
        {isNarrowed && (
          <Button kind="quiet" small onClick={clear}>
            {say(text.clear)}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

/** Large condensed figures; a dash keeps the place until one is known. */
function Tally({ figures }: Pick<Props, 'figures'>) {
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

export function Nobody({ words, list }: { words: string; list: ListAddress }) {
  const say = useSay();
  return <Empty words={words} action={<Button onClick={list.clear}>{say(text.clear)}</Button>} />;
}
