import { date, instant, labelled } from '@pavilion/protocol/fields.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { MomentField } from '../../console/parts/dates/MomentField.tsx';
import { localMoment, momentOf } from '../../console/parts/dates/moment.ts';
import { useForm } from '../../lib/form.ts';
import { setLocale } from '../../lib/locale.ts';
import { Providers } from '../../lib/Providers.tsx';
import { createQueryClient } from '../../lib/queryClient.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

afterEach(() => {
  cleanup();
  setLocale('en-US');
});
const show = (page: React.ReactNode) => {
  render(<Providers client={createQueryClient()}>{page}</Providers>);
  return userEvent.setup();
};
const box = (name: string | RegExp = 'Start') => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Returns the errors shown at the fields. */
const fieldErrors = () => screen.queryAllByText(/./, { selector: 'p[role="alert"]' }).map((p) => p.textContent);

function One(props: Partial<DateFieldProps> & { onDay: (day: string) => void }) {
  const [value, setValue] = useState(props.value ?? '');
  const give = (day: string) => {
    props.onDay(day);
    setValue(day);
  };
  return <DateField label="Start" {...props} value={value} onChange={give} />;
}

test('typed text becomes a day on blur, and is shown in the page’s format', async () => {
  const onDay = vi.fn();
  const user = show(<One onDay={onDay} />);
  await user.type(box(), '2026/11/2');
  expect(onDay).not.toHaveBeenCalled();
  await user.tab();
  expect(onDay.mock.calls).toEqual([['2026-11-02']]);
  expect(box().value).toBe('Nov 02, 2026');
  act(() => setLocale('zh-CN'));
  expect(box().value).toBe('2026/11/02');
  await user.clear(box());
  await user.type(box(), '5 Dec 2026{Enter}');
  expect(onDay.mock.calls.slice(1)).toEqual([['2026-12-05']]);
  await user.clear(box());
  await user.tab();
  expect(onDay.mock.calls.slice(2)).toEqual([['']]);
});

test('text that is no day, or one out of bounds, stays with an error and changes nothing', async () => {
  const onDay = vi.fn();
  const user = show(<One onDay={onDay} value="2026-11-10" min="2026-11-05" max="2026-11-20" />);
  const type = async (words: string) => {
    await user.clear(box());
    await user.type(box(), words);
    await user.tab();
    return fieldErrors().join();
  };
  expect(await type('11/12/2026')).toBe('Please enter a date such as 2026-11-02 or Nov 2, 2026');
  expect(box().value).toBe('11/12/2026');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(await type('2026-11-04')).toBe('Please pick Nov 05, 2026 or later');
  act(() => setLocale('zh-CN'));
  expect(await type('20261121')).toBe('请选择 2026/11/20 或之前的日期');
  expect(onDay).not.toHaveBeenCalled();
  expect(await type('2026年11月20日')).toBe('');
  expect(onDay.mock.calls).toEqual([['2026-11-20']]);
});

test('a field that always has a day returns to it', async () => {
  const onDay = vi.fn();
  const user = show(<One onDay={onDay} value="2026-11-10" keeps />);
  await user.clear(box());
  await user.tab();
  expect([box().value, onDay.mock.calls]).toEqual(['Nov 10, 2026', []]);
});

test('the calendar opens on the day, is in the page’s language, respects the bounds and returns focus', async () => {
  setLocale('zh-CN');
  const onDay = vi.fn();
  const user = show(<One onDay={onDay} value="2026-11-10" min="2026-11-05" max="2026-12-20" />);
  const opener = screen.getByRole('button', { name: '选择日期：Start' });
  await user.click(opener);
  const calendar = within(await screen.findByRole('dialog', { name: 'Start' }));
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(calendar.getByRole('grid').getAttribute('aria-label')).toBe('2026年11月');
  expect(document.activeElement).toBe(calendar.getByRole('button', { name: /11月10日.*已选择/ }));
  expect(calendar.getByRole<HTMLButtonElement>('button', { name: /11月4日/ }).disabled).toBe(true);
  expect(calendar.queryByRole('button', { name: '清除' })).toBeTruthy();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(onDay.mock.calls).toEqual([['2026-11-18']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: '清除' }));
  expect([onDay.mock.calls.slice(1), box().value]).toEqual([[['']], '']);
});

const Form = z.object({
  on: labelled(date, '日期', 'Day'),
  until: labelled(date, '截止', 'Until').nullable(),
  at: labelled(instant, '时刻', 'Moment').nullable(),
});
function Whole({ sent }: { sent: (values: unknown) => void }) {
  const form = useForm(Form, { on: '', until: '2026-12-31', at: '2026-06-13T06:00:00Z' });
  const { value, onChange, ...held } = form.held('at');
  return (
    <form noValidate onSubmit={form.send(sent)}>
      <DateField {...form.held('on')} />
      <DateField {...form.held('until')} />
      <MomentField {...held} value={localMoment(value)} onChange={(wall) => onChange(momentOf(wall))} />
      <button type="submit">Send</button>
    </form>
  );
}

test('a form refuses text that is no day or time, focuses it, and keeps the text', async () => {
  const sent = vi.fn();
  const user = show(<Whole sent={sent} />);
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  expect(document.activeElement).toBe(box(/^Day/));
  await user.type(box(/^Day/), 'someday');
  await send();
  expect([box(/^Day/).value, sent.mock.calls]).toEqual(['someday', []]);
  expect(fieldErrors()).toEqual([expect.stringMatching(/^Please enter a date such as/)]);
  await user.clear(box(/^Day/));
  await user.type(box(/^Day/), '2026-11-02');
  await user.clear(box('Until'));

  const [day, time] = [box('Moment: date').value, box('Moment: time').value];
  await user.clear(box('Moment: date'));
  await user.type(box('Moment: date'), 'someday');
  await user.tab();
  expect([box('Moment: date').value, box('Moment: time').value]).toEqual(['someday', time]);
  await user.clear(box('Moment: date'));
  await user.type(box('Moment: date'), day);
  await user.tab();
  expect([box('Moment: date').value, box('Moment: time').value]).toEqual([day, time]);

  await user.clear(box('Moment: time'));
  await user.type(box('Moment: time'), 'noon');
  await send();
  expect([box('Moment: date').value, box('Moment: time').value, sent.mock.calls]).toEqual([day, 'noon', []]);
  expect(fieldErrors()).toEqual(['Please enter a time such as 09:30']);
  await user.clear(box('Moment: time'));
  await user.type(box('Moment: time'), '9:30 pm{Enter}');
  const at = new Date('2026-06-13T06:00:00Z');
  at.setHours(21, 30);
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ on: '2026-11-02', until: null, at: at.toISOString() }]]));
  await user.clear(box('Moment: date'));
  await send();
  await vi.waitFor(() => expect(sent.mock.calls[1]).toEqual([{ on: '2026-11-02', until: null, at: null }]));
  // The text is never read in another country's date format.
  await user.type(box('Moment: date'), '11/12/2026');
  await send();
  expect([box('Moment: date').value, sent.mock.calls.length]).toEqual(['11/12/2026', 2]);
  await user.clear(box('Moment: date'));
  // A time alone is no moment; a time with a day is one.
  await user.type(box('Moment: time'), '930');
  await send();
  expect([box('Moment: time').value, fieldErrors(), sent.mock.calls.length]).toEqual([
    '09:30',
    [expect.stringMatching(/^Please enter a date/)],
    2,
  ]);
  await user.type(box('Moment: date'), '2026-06-14');
  await send();
  await vi.waitFor(() => expect(sent.mock.calls[2]?.[0].at).toBe(new Date(2026, 5, 14, 9, 30).toISOString()));
});
