import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import type { OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleTrailer } from '@pavilion/protocol/trailers.ts';
import { useMemo, useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { AuditState } from '../../../parts/deal/states.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { VideoPlayer } from '../../../parts/player/VideoPlayer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { text } from './trailers.text.ts';

type Detail = OutputOf<typeof consoleTrailer.detail>;
const refresh = [consoleTrailer.list, consoleTrailer.detail];

/** One trailer: the video, its sender and programme, and the decision. */
export function TrailerSheet({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const say = useSay();
  const trailer = useApi(consoleTrailer.detail, { id: id ?? 0 }, { enabled: id !== undefined });
  return (
    <Sheet from="side" open={id !== undefined} onClose={onClose} title={say(text.watch)}>
      <Loaded of={trailer}>{(found) => <Trailer key={found.id} trailer={found} onDone={onClose} />}</Loaded>
    </Sheet>
  );
}

function Trailer({ trailer, onDone }: { trailer: Detail; onDone: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { date, number } = useFormat();
  const { url, type, bytes, fileName } = trailer;
  const sources = useMemo(() => (url && type ? [{ url, type }] : []), [url, type]);
  const size = bytes === null ? '' : say(text.sizeInMegabytes, number(Math.ceil(bytes / 1024 / 1024)));
  return (
    <div className="grid gap-6">
      {url ? (
        <VideoPlayer sources={sources} title={inLanguage(trailer.zhTitle, trailer.enTitle, locale).words} />
      ) : (
        <p className="text-fg-3">{say(text.erased)}</p>
      )}
      <Facts
        rows={[
          [say(text.programme), <BilingualText key="p" zh={trailer.zhTitle} en={trailer.enTitle} />],
          [say(text.company), <BilingualText key="c" zh={trailer.zhCompany} en={trailer.enCompany} />],
          [say(text.file), fileName && `${fileName} · ${size}`],
          [say(text.created), date(trailer.createdAt, 5)],
          [say(text.state), <AuditState key="s" of={trailer.auditStatus} />],
          [say(text.reviewed), trailer.reviewedAt && date(trailer.reviewedAt, 5)],
          [say(text.reason), trailer.reason],
        ]}
      />
      {trailer.auditStatus === AuditStatus.pending && <Decision id={trailer.id} onDone={onDone} />}
    </div>
  );
}

function Decision({ id, onDone }: { id: number; onDone: () => void }) {
  const say = useSay();
  const [isRejecting, setRejecting] = useState(false);
  const approve = useAction(consoleTrailer.approve, { refresh, done: say(text.approved), onDone });
  const reject = useAction(consoleTrailer.reject, { refresh, done: say(text.rejected), onDone });
  async function ask() {
    const question = { title: say(text.approveTitle), body: say(text.approveBody), ok: say(text.approve) };
    if (await confirm(question)) await approve.run({ id });
  }
  return (
    <div className="flex justify-end gap-3">
      <Button small onClick={() => setRejecting(true)}>
        {say(text.reject)}
      </Button>
      <Button kind="amber" small loading={approve.isPending} onClick={() => void ask()}>
        {say(text.approve)}
      </Button>
      <ReasonDialog
        title={say(text.reject)}
        open={isRejecting}
        loading={reject.isPending}
        onClose={() => setRejecting(false)}
        onReason={(reason) => reject.run({ id, reason })}
      />
    </div>
  );
}
