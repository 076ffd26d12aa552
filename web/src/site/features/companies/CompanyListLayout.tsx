import './companies.css';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Option, Select } from '../../../ui/Field.tsx';
import { Empty } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { KeywordField } from '../../parts/KeywordField.tsx';
import { text } from './companies.text.ts';
import type { ListParams } from './listParams.ts';

interface FilterSelect {
  name: string;
  label: string;
  /** The option for no choice; false if a choice is always made. */
  any: string | false;
  options: readonly Option[];
}
interface Props {
  title: string;
  lead: string;
  figures: readonly { label: Text<[number]>; value: number | undefined }[];
  placeholder: string;
  selects: readonly FilterSelect[];
  list: ListParams;
  /** The list itself. */
  children: ReactNode;
}
/** The layout of a company list: totals, keyword and filters, and the results. */
export function CompanyListLayout({ title, lead, figures, placeholder, selects, list, children }: Props) {
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

/** Large condensed figures; a dash until a figure is loaded. */
function Tally({ figures }: Pick<Props, 'figures'>) {
  const say = useSay();
  const { number } = useFormat();
  return (
    <dl className="co-tally">
      {figures.map(({ label, value }) => (
        <div key={label.zh(0)}>
          <dt>{say(label, value ?? 0)}</dt>
          <dd className="num">{value === undefined ? '–' : number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function NoCompanies({ words, list }: { words: string; list: ListParams }) {
  const say = useSay();
  return <Empty words={words} action={<Button onClick={list.clear}>{say(text.clear)}</Button>} />;
}
