import type { ContentLanguage } from '@pavilion/protocol/content.console.ts';
import { useState } from 'react';
import { request, useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { messageOf } from '../../../lib/errors.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Link, useGo } from '../links.ts';
import { useMayCall } from '../useMayCall.ts';
import { languageNames, text } from './content.text.ts';
import type { ContentConsole, ContentRecord } from './contentConsole.ts';
import { HistorySheet } from './HistorySheet.tsx';

interface Props {
  config: ContentConsole;
  record: ContentRecord | undefined;
  revision: number | undefined;
  dirty: boolean;
  /** Called when another version has replaced the content of the form. */
  onRestored: () => void;
}
/** The page's heading: title, publication state, preview and history. */
export function ContentHead({ config, record, revision, dirty, onRestored }: Props) {
  const say = useSay();
  return (
    <header className="mb-8">
      <Link to={config.path} className="inline-flex min-h-9 items-center gap-2 text-14 text-lilac hover:text-fg">
        <Icon name="left" />
        {say(text.back)}
      </Link>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1
          className={cx(
            'min-w-0 text-[26px] leading-tight break-words wide:text-[36px]',
            record ? 'font-semibold' : 'serif',
          )}
        >
          {record ? <Title record={record} /> : say(config.newTitle)}
        </h1>
        {record && (
          <PageLinks
            config={config}
            record={record}
            revision={revision ?? record.revision}
            dirty={dirty}
            onRestored={onRestored}
          />
        )}
      </div>
      {record && <States config={config} record={record} />}
    </header>
  );
}
function Title({ record: { id, form } }: { record: ContentRecord }) {
  const say = useSay();
  const [zh, en] = [form.zhTitle ?? form.zhName, form.enTitle ?? form.enName];
  return zh || en ? <BilingualText zh={zh} en={en} /> : say(text.untitled, id);
}

function PageLinks({
  config,
  record,
  revision,
  dirty,
  onRestored,
}: {
  config: ContentConsole;
  record: ContentRecord;
  revision: number;
  dirty: boolean;
  onRestored: () => void;
}) {
  const say = useSay();
  const [history, setHistory] = useState(false);
  const address = config.page?.(record.id, record.form);
  const isLive = record.zhPublishedAt !== null || record.enPublishedAt !== null;
  /** The tab is opened in the click handler, because the browser blocks later popups. */
  async function preview() {
    const tab = window.open('about:blank', '_blank');
    try {
      const { key } = await request(config.api.preview, { id: record.id });
      const url = `/${address}${address?.includes('?') ? '&' : '?'}preview=${encodeURIComponent(key)}`;
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    } catch (cause) {
      tab?.close();
      toast.error(messageOf(cause));
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      {address && (
        <Button
          small
          icon="eye"
          disabled={dirty}
          title={dirty ? say(text.previewSaved) : undefined}
          onClick={() => void preview()}
        >
          {say(text.preview)}
        </Button>
      )}
      <Button small icon="clock" onClick={() => setHistory(true)}>
        {say(text.history)}
      </Button>
      {address && isLive && (
        <a href={`/${address}`} target="_blank" rel="noreferrer" className={buttonClass('line', true)}>
          <Icon name="out" className="text-[1.2em]" />
          {say(text.onSite)}
        </a>
      )}
      <HistorySheet
        config={config}
        record={{ ...record, revision }}
        dirty={dirty}
        open={history}
        onClose={() => setHistory(false)}
        onRestored={onRestored}
      />
    </div>
  );
}

/** The publication state of each language; a publication may be scheduled. */
function States({ config, record }: { config: ContentConsole; record: ContentRecord }) {
  const say = useSay();
  const go = useGo();
  const { date } = useFormat();
  const mayChange = useMayCall(config.api.withdraw);
  const refresh = [config.api.list, config.api.detail, config.api.versions];
  const withdraw = useAction(config.api.withdraw, { refresh, done: say(text.withdrawn) });
  const cancel = useAction(config.api.cancelSchedule, { refresh, done: say(text.scheduleCancelled) });
  const remove = useAction(config.api.remove, { refresh, done: say(text.removed), onDone: () => go(config.path) });
  const isLive = record.zhPublishedAt !== null || record.enPublishedAt !== null;
  async function takeOff(language: ContentLanguage, name: string) {
    if (await confirm({ title: say(text.withdraw, name), body: say(text.withdrawBody), danger: true }))
      await withdraw.run({ id: record.id, languages: [language] });
  }
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-x-10 gap-y-3">
      {(['zh', 'en'] as const).map((language) => {
        const name = say(language === 'zh' ? text.chinese : text.englishName);
        const at = record[`${language}PublishedAt`];
        return (
          <li key={language} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="text-14 text-fg-2">{name}</span>
            <Status tone={at ? 'mint' : 'quiet'}>{at ? say(text.publishedOn, date(at)) : say(text.unpublished)}</Status>
            {mayChange && at && (
              <Button small loading={withdraw.isPending} onClick={() => void takeOff(language, name)}>
                {say(text.withdraw, name)}
              </Button>
            )}
          </li>
        );
      })}
      {record.changed && (
        <li>
          <Status tone="amber">{say(text.changedDraft)}</Status>
        </li>
      )}
      {record.dueAt && (
        <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Status tone="sky">{say(text.due, date(record.dueAt, 5), languageNames(record.dueLanguages, say))}</Status>
          {mayChange && (
            <Button small loading={cancel.isPending} onClick={() => void cancel.run({ id: record.id })}>
              {say(text.cancelSchedule)}
            </Button>
          )}
        </li>
      )}
      {mayChange && !isLive && !record.dueAt && (
        <li>
          <Button
            small
            kind="danger"
            onClick={async () => {
              if (await confirm({ title: say(text.remove), body: say(text.removeBody), danger: true }))
                await remove.run({ id: record.id });
            }}
          >
            {say(text.remove)}
          </Button>
        </li>
      )}
    </ul>
  );
}
