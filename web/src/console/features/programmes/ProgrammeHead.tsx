import { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { type ConsoleProgramme, consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { consoleRights } from '@pavilion/protocol/rights.ts';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Link } from '../../parts/links.ts';
import { useMayCall } from '../../parts/useMayCall.ts';
import type { ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

/** The page's heading: title, publication state, and warnings. */
export function ProgrammeHead({ form, programme }: { form: ProgrammeFormState; programme?: ConsoleProgramme }) {
  const say = useSay();
  return (
    <header className="mb-8">
      <Link to="/programmes" className="inline-flex min-h-9 items-center gap-2 text-14 text-lilac hover:text-fg">
        <Icon name="left" />
        {say(text.back)}
      </Link>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1
            className={cx(
              'text-[26px] leading-tight break-words wide:text-[36px]',
              programme ? 'font-semibold' : 'serif',
            )}
          >
            {programme ? <BilingualText zh={programme.zhTitle} en={programme.enTitle} /> : say(text.newTitle)}
          </h1>
          {programme && (
            <p className="mt-1 text-14 text-fg-3">
              {[say(ProgrammeType.label(programme.typeId)), programme.year, `#${programme.id}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        {programme && <PageLinks programme={programme} />}
      </div>
      {programme && <Publishing form={form} programme={programme} />}
      {programme && programme.warnings.length > 0 && (
        <div className="mt-6 flex gap-3 rounded-card bg-ink-2 p-4 text-14">
          <Icon name="warning" className="mt-0.5 shrink-0 text-17 text-amber" />
          <div>
            <p className="sr">{say(text.warnings)}</p>
            <ul className="grid gap-1">
              {programme.warnings.map((warning) => (
                <li key={warning.en}>{say(warning)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </header>
  );
}
function PageLinks({ programme }: { programme: ConsoleProgramme }) {
  const say = useSay();
  const seesRights = useMayCall(consoleRights.calendar);
  return (
    <div className="flex flex-wrap gap-3">
      {seesRights && (
        <Link to="/rights" search={{ programmeId: programme.id }} className={buttonClass('line', true)}>
          <Icon name="calendar" className="text-[1.2em]" />
          {say(text.rights)}
        </Link>
      )}
      {(programme.zhPublishedAt || programme.enPublishedAt) && (
        <a
          href={`/#/details?id=${programme.id}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('line', true)}
        >
          <Icon name="out" className="text-[1.2em]" />
          {say(text.viewZh)}
        </a>
      )}
    </div>
  );
}

/** Publishes or withdraws each language separately. */
function Publishing({ form, programme }: { form: ProgrammeFormState; programme: ConsoleProgramme }) {
  const say = useSay();
  const { date } = useFormat();
  const mayPublish = useMayCall(consoleProgramme.publish);
  const { isDirty } = form.formState;
  const publish = useAction(consoleProgramme.publish, {
    form,
    refresh: [consoleProgramme.list, consoleProgramme.detail],
    onDone: (_, { published }) => toast.success(say(published ? text.publishedDone : text.withdrawnDone)),
  });
  const { zhPublishedAt: zh, enPublishedAt: en } = programme;
  return (
    <>
      <ul className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        {(['zh', 'en'] as const).map((language) => {
          const name = say(language === 'zh' ? text.chinese : text.english);
          const at = programme[`${language}PublishedAt`];
          return (
            <li key={language} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-14 text-fg-2">{name}</span>
              <Status tone={at ? 'mint' : 'quiet'}>
                {at ? say(text.publishedOn, date(at)) : say(text.unpublished)}
              </Status>
              {mayPublish && (
                <Button
                  small
                  disabled={isDirty}
                  title={isDirty ? say(text.saveFirst) : undefined}
                  loading={publish.isPending}
                  onClick={async () => {
                    if (
                      at &&
                      !(await confirm({ title: say(text.withdraw, name), body: say(text.withdrawBody), danger: true }))
                    )
                      return;
                    await publish.run({ id: programme.id, language, published: !at });
                  }}
                >
                  {say(at ? text.withdraw : text.publish, name)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {mayPublish && (
        <p className="mt-3 max-w-[46em] text-14 text-fg-2">
          {say(zh && en ? text.liveBoth : zh ? text.liveZh : en ? text.liveEn : text.notLive)}
        </p>
      )}
    </>
  );
}
