import type { SellerCard } from '@pavilion/protocol/cards.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useLocale } from '../../../lib/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** A company's logo on its panel, or its first letter. It is decoration, because the name is next to it. */
export function CompanyMark({
  company,
  sizes,
  first = false,
  className,
}: {
  company: Pick<SellerCard, 'logo' | 'zhName' | 'enName'>;
  sizes: string;
  first?: boolean;
  className?: string;
}) {
  const locale = useLocale();
  if (company.logo)
    return <Picture picture={company.logo} sizes={sizes} first={first} className={cx('co-mark', className)} />;
  return (
    <span className={cx('co-mark serif', className)} aria-hidden="true">
      {inLanguage(company.zhName, company.enName, locale).words.slice(0, 1)}
    </span>
  );
}
