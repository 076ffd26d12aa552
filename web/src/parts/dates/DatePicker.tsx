// The calendar of a date field: react-day-picker in our design, over the field when wide, in a dialog on phones.
import { dateFormat } from '@pavilion/protocol/kit/intl.ts';
import { type RefObject, useRef } from 'react';
import { type ClassNames, DayPicker } from 'react-day-picker';
import { enUS, zhCN } from 'react-day-picker/locale';
import { useFormat } from '../../lib/format.ts';
import { useLocale, useSay } from '../../lib/locale.ts';
import { useNarrow } from '../../lib/useNarrow.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, focusFirst } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { text } from './dates.text.ts';
import { dayOf, readersDay } from './typed.ts';

interface Days {
  label: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  canClear: boolean;
  /** A day, or '' for none. */
  onPick: (day: string) => void;
}
interface Props extends Days {
  /** The field that the calendar opens next to, and the button that opened it. */
  box: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function DatePicker({ box, button, onClose, ...days }: Props) {
  const left = useRef(false);
  if (useNarrow())
    return (
      <Dialog
        open
        onClose={onClose}
        title={days.label}
        first={theDay}
        className="min-w-[calc(min(100vw,360px)-16px)] px-4 pb-5"
      >
        <Calendar {...days} />
      </Dialog>
    );
  const onButton = (e: { target: EventTarget | null; preventDefault: () => void }) => {
    // The button closes it by itself; after a click elsewhere, focus stays there.
    if (e.target instanceof Node && button.current?.contains(e.target)) e.preventDefault();
    else left.current = true;
  };
  return (
    <Popover.Root open onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={days.label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(e) => focusFirst(e, theDay)}
          onInteractOutside={onButton}
          onCloseAutoFocus={(e) => {
            e.preventDefault();
            if (!left.current) button.current?.focus({ preventScroll: true });
          }}
          className="z-90 max-h-(--radix-popover-content-available-height) animate-fade overflow-y-auto rounded-sheet border border-line bg-ink-2 p-4 shadow-[0_24px_80px_rgb(0_0_0/.5)] outline-none"
        >
          <Calendar {...days} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The one day in the tab order: the chosen one, else today, else the month's first. */
const theDay = '[role="gridcell"] [tabindex="0"]';
const select =
  'min-h-11 cursor-pointer appearance-none rounded-card border border-line-2/60 bg-ink-3 px-3 text-[16px] wide:text-15 text-fg hover:border-line-2 focus-visible:border-amber';
const turn =
  'grid size-11 cursor-pointer place-items-center rounded-pill text-19 text-fg-2 hover:bg-ink-4 hover:text-fg aria-disabled:cursor-default aria-disabled:opacity-30 aria-disabled:hover:bg-transparent';
const look: Partial<ClassNames> = {
  root: 'mx-auto w-[308px] max-w-full',
  month: 'grid w-full grid-cols-[44px_1fr_44px] items-center gap-y-2',
  dropdowns: 'flex justify-center gap-2',
  dropdown: select,
  caption_label: 'sr',
  button_previous: turn,
  button_next: turn,
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'h-8 text-13 font-normal text-fg-3',
  day: 'group p-0 text-center',
  day_button:
    'h-11 w-full cursor-pointer rounded-pill text-15 text-fg hover:bg-ink-4 disabled:cursor-default disabled:text-fg-3 disabled:opacity-50 disabled:hover:bg-transparent group-data-today:font-bold group-[[data-today]:not([data-selected])]:text-amber group-data-outside:text-fg-3 group-data-selected:bg-amber group-data-selected:font-bold group-data-selected:text-amber-ink',
};

function Calendar({ value, min, max, canClear, onPick }: Days) {
  const say = useSay();
  const locale = useLocale();
  const { list } = useFormat();
  const now = readersDay();
  const selected = value ? dateOf(value) : undefined;
  const first = min ?? readersDay(-aroundYears);
  const last = max ?? readersDay(aroundYears);
  const near = value || (now < first ? first : now > last ? last : now);
  const part = (options: Intl.DateTimeFormatOptions) => (at: Date) => dateFormat(locale, options).format(at);
  const wholeDay = part({ dateStyle: 'full' });
  const canToday = now >= first && now <= last;
  return (
    <div className="grid grid-cols-1 gap-2">
      <DayPicker
        mode="single"
        required
        selected={selected}
        onSelect={(at) => onPick(dayOf(at))}
        defaultMonth={dateOf(near)}
        startMonth={dateOf(value && value < first ? value : first)}
        endMonth={dateOf(value && value > last ? value : last)}
        disabled={[{ before: dateOf(first) }, { after: dateOf(last) }]}
        captionLayout="dropdown"
        navLayout="around"
        showOutsideDays
        fixedWeeks
        locale={locale === 'zh-CN' ? zhCN : enUS}
        labels={{
          // The visible number is part of the label, for speech control: locales say “1st”.
          labelDayButton: (at, is) =>
            list([...(is.today ? [say(text.today)] : []), wholeDay(at), ...(is.selected ? [say(text.selected)] : [])]),
        }}
        formatters={{
          formatMonthDropdown: part({ month: locale === 'zh-CN' ? 'short' : 'long' }),
          formatYearDropdown: part({ year: 'numeric' }),
          formatWeekdayName: part({ weekday: locale === 'zh-CN' ? 'narrow' : 'short' }),
        }}
        components={{
          Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
        }}
        classNames={look}
      />
      {(canToday || (canClear && value)) && (
        <p className="flex justify-between gap-3 border-t border-line pt-3">
          {canToday && (
            <Button small kind="quiet" onClick={() => onPick(now)}>
              {say(text.today)}
            </Button>
          )}
          {canClear && value && (
            <Button small kind="quiet" onClick={() => onPick('')}>
              {say(text.clear)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
/** Without bounds, the years before and after the current one. */
const aroundYears = 20;
/** Noon is on the same day in every time zone. */
const dateOf = (day: string) => new Date(`${day}T12:00:00`);
