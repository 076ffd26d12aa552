import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { Input } from '../../../ui/Field.tsx';
import { text } from './certification.text.ts';

type PersonField = 'zhAddress' | 'enAddress' | 'zhSignatory' | 'enSignatory';
type Field = PersonField | 'zhTitle' | 'enTitle';
type FieldProps = UseFormRegisterReturn & { label: string; error?: string | undefined; required?: boolean };
type Props =
  | { kind: 'person'; field: (name: PersonField) => FieldProps }
  | { kind: 'enterprise'; field: (name: Field) => FieldProps };

/** What contracts print of the buyer in both languages: address and signatory. */
export function ContractFields(props: Props) {
  const say = useSay();
  const { kind, field } = props;
  return (
    <>
      <p className="text-14 text-fg-3">{say(kind === 'person' ? text.contractPersonLead : text.contractCompanyLead)}</p>
      <div className="grid gap-5 wide:grid-cols-2">
        <Input {...field('zhSignatory')} hint={say(text.noChineseName)} autoComplete="off" lang="zh-CN" />
        <Input {...field('enSignatory')} autoComplete="off" lang="en" />
      </div>
      {props.kind === 'enterprise' && (
        <div className="grid gap-5 wide:grid-cols-2">
          <Input {...props.field('zhTitle')} hint={say(text.zhTitleHint)} autoComplete="off" lang="zh-CN" />
          <Input {...props.field('enTitle')} hint={say(text.enTitleHint)} autoComplete="organization-title" lang="en" />
        </div>
      )}
      <Input {...field('zhAddress')} hint={say(text.noChineseAddress)} autoComplete="off" lang="zh-CN" />
      <Input {...field('enAddress')} autoComplete="off" lang="en" />
    </>
  );
}
