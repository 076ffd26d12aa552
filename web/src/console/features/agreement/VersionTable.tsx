import { consoleAgreement, type LegalText, type LegalTextVersion } from '@pavilion/protocol/agreement.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { text } from './agreement.text.ts';
import { reads } from './legalTexts.ts';
import { PreviewSheet } from './PreviewSheet.tsx';

const tones = { inForce: 'mint', coming: 'lilac', past: 'quiet' } as const;

export function VersionTable({ kind, versions }: { kind: LegalText; versions: readonly LegalTextVersion[] }) {
  const say = useSay();
  const { date, number } = useFormat();
  const [looked, setLooked] = useState<string>();
  const shown = useApi(
    consoleAgreement.version,
    { kind, version: looked ?? '' },
    { enabled: looked !== undefined, staleMs: 600_000 },
  ).data;
  const withdraw = useAction(consoleAgreement.withdraw, {
    refresh: reads,
    done: say(text.withdrawn),
    failed: say(text.failed),
  });
  async function takeBack(version: string) {
    if (await confirm({ title: say(text.withdrawTitle), body: say(text.withdrawBody), danger: true }))
      void withdraw.run({ kind, version });
  }
  const columns: Column<LegalTextVersion>[] = [
    { key: 'version', label: say(text.version), cell: (v) => <b className="font-medium">{v.version}</b> },
    { key: 'published', label: say(text.published), cell: (v) => date(v.publishedAt) },
    { key: 'effective', label: say(text.effective), cell: (v) => date(v.effectiveAt) },
    { key: 'state', label: say(text.state), cell: (v) => <Status tone={tones[v.state]}>{say(text[v.state])}</Status> },
    ...(kind === 'agreement'
      ? [
          {
            key: 'consents',
            label: say(text.consents),
            number: true,
            cell: (v: LegalTextVersion) => number(v.consents),
          },
        ]
      : []),
    {
      key: 'actions',
      label: '',
      cell: (v) => (
        <span className="flex justify-end gap-2">
          <Button small onClick={() => setLooked(v.version)}>
            {say(text.look)}
          </Button>
          {v.state === 'coming' && v.consents === 0 && (
            <Button small kind="danger" onClick={() => void takeBack(v.version)}>
              {say(text.withdraw)}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <Table label={say(text.versionsHeading)} columns={columns} rows={versions} rowKey={(v) => v.version} />
      <PreviewSheet
        title={`${say(text.version)} ${looked ?? ''}`}
        of={looked === undefined ? undefined : shown}
        onClose={() => setLooked(undefined)}
      />
    </>
  );
}
