import { collator } from '@pavilion/protocol/kit/intl.ts';
import { countryOptions } from '@pavilion/protocol/territories.ts';
import { type ComponentProps, useMemo } from 'react';
import { useLocale } from '../lib/locale.ts';
import { Select } from '../ui/Field.tsx';

/** Every country or region, China first, the others by name in the reader's language. */
export function CountrySelect(props: Omit<ComponentProps<typeof Select>, 'options' | 'empty'>) {
  const locale = useLocale();
  const options = useMemo(() => {
    const named = countryOptions.map(({ code, zh, en }) => ({ value: code, label: locale === 'zh-CN' ? zh : en }));
    const order = collator(locale);
    return named.sort((a, b) => Number(b.value === 'CN') - Number(a.value === 'CN') || order.compare(a.label, b.label));
  }, [locale]);
  return <Select {...props} options={options} empty={false} />;
}
