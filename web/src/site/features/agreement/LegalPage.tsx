import { type Agreement, agreement } from '@pavilion/protocol/agreement.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { text, useSearchParams } from '../../../lib/searchParams.ts';
import { agreementText } from '../../../parts/agreement.text.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { VersionText } from '../../parts/AgreementCheck.tsx';

const address = { version: text() };
const link = 'inline-flex min-h-11 items-center text-lilac underline-offset-4 hover:text-fg hover:underline';

/** A legal text: the version in force, or the one in the search params. */
export function LegalPage({
  kind,
  title,
  after,
}: {
  kind: 'agreement' | 'privacy';
  title: string;
  after?: (shown: Agreement) => ReactNode;
}) {
  const say = useSay();
  const version = useSearchParams('/agreement', address).version;
  const current = useApi(agreement[kind === 'agreement' ? 'current' : 'privacy'], undefined, {
    enabled: version === undefined,
    staleMs: 600_000,
  });
  const named = useApi(agreement.version, { kind, version: version ?? '' }, { enabled: version !== undefined });
  const shown = version === undefined ? current : named;
  const path = `/${kind}` as const;
  return (
    <article className="wrap">
      <div className="mx-auto max-w-[46em]">
        <h1 className="serif mb-3 text-[27px] leading-tight wide:text-40">{title}</h1>
        {version !== undefined && (
          <Link to={path} className={link}>
            {say(agreementText.readCurrent)}
          </Link>
        )}
        <Loaded of={shown}>
          {(found) => (
            <>
              <p className="text-fg-2">{found.name}</p>
              <VersionText
                text={found}
                coming={
                  <Link to={path} search={{ version: found.coming?.version }} className={link}>
                    {say(agreementText.readComing)}
                  </Link>
                }
              />
              {after?.(found)}
            </>
          )}
        </Loaded>
      </div>
    </article>
  );
}
