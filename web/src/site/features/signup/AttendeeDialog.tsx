import {
  AttendeeType,
  type ExParticipant,
  ExParticipantForm,
  type MeetingParticipant,
  MeetingParticipantForm,
} from '@pavilion/protocol/attendees.ts';
import {
  AircraftClass,
  FoodPreference,
  HotelPreference,
  IdType,
  Sex,
  TrafficType,
  YesNo,
} from '@pavilion/protocol/enumerations.ts';
import { resource } from '@pavilion/protocol/files.ts';
import { DAY_MS } from '@pavilion/protocol/kit/days.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { signupCalls } from '@pavilion/protocol/signup.ts';
import { type ReactNode, useId, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { changed, useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { upload } from '../../../lib/upload.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { FileField } from '../../../parts/FileField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input, Select, Switch, Textarea } from '../../../ui/Field.tsx';
import { type EventOf, reads, type ShownAttendee } from './attendeeCalls.ts';
import { text } from './signup.text.ts';

interface Props {
  event: EventOf;
  /** The attendee to change; a new one if absent. */
  person: ShownAttendee | undefined;
  onClose: () => void;
}
/** Adds or changes an attendee of either type. */
export function AttendeeDialog({ event, person, onClose }: Props) {
  const { eventId } = event;
  if (event.type === AttendeeType.exhibition) {
    const row = person?.of.type === AttendeeType.exhibition ? person.of.row : undefined;
    return <ExhibitionDialog eventId={eventId} row={row} onClose={onClose} />;
  }
  const row = person?.of.type === AttendeeType.meeting ? person.of.row : undefined;
  return <MeetingDialog eventId={eventId} row={row} onClose={onClose} />;
}

interface FrameProps {
  isNew: boolean;
  pending: boolean;
  onClose: () => void;
  children: (formId: string) => ReactNode;
}
function Frame({ isNew, pending, onClose, children }: FrameProps) {
  const say = useSay();
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(isNew ? text.addTitle : text.editTitle)}
      className="wide:w-[760px]"
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          <Button kind="amber" type="submit" form={formId} loading={pending}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  );
}
const Group = ({ title, children }: { title: Text; children: ReactNode }) => {
  const say = useSay();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-15 font-semibold text-lilac">{say(title)}</legend>
      <div className="grid gap-4 wide:grid-cols-2">{children}</div>
    </fieldset>
  );
};
const useOptions = () => {
  const say = useSay();
  return (list: { options: readonly ({ code: number } & Text)[] }) =>
    list.options.map((option) => ({ value: option.code, label: say(option) }));
};
/** The photo of the badge: one file, kept in the form by its id. */
function Photo({ id, onId }: { id: number | null; onId: (id: number | null) => void }) {
  const say = useSay();
  const [files, setFiles] = useState<readonly FileLink[]>(id === null ? [] : [{ id, name: say(text.photo), url: '' }]);
  return (
    <FileField
      label={say(text.photo)}
      hint={say(text.photoHint)}
      value={files}
      onChange={(change) =>
        setFiles((now) => {
          const next = change(now);
          onId(next[0]?.id ?? null);
          return next;
        })
      }
      send={async (file, onProgress) =>
        (await upload(resource.uploadImage, { file, purpose: 'attendee' }, onProgress)).data
      }
    />
  );
}

/** The earliest birth date, and the day that the calendar opens at (spec §9: 1990). */
const firstBirth = '1900-01-01';

function ExhibitionDialog({
  eventId,
  row,
  onClose,
}: {
  eventId: number;
  row: ExParticipant | undefined;
  onClose: () => void;
}) {
  const say = useSay();
  const options = useOptions();
  const form = useForm(ExParticipantForm, {
    exhibitionId: eventId,
    ...(row && { id: row.id }),
    name: row?.name ?? '',
    pinying: row?.pinying ?? '',
    ...(row?.sex && { sex: row.sex }),
    nativePlace: row?.nativePlace ?? '',
    nation: row?.nation ?? '',
    birthDate: row?.birthDate ?? '',
    sfType: row?.sfType ?? IdType.residentId,
    sfNum: row?.sfNum ?? '',
    jobZh: row?.jobZh ?? '',
    phone: row?.phone ?? '',
    email: row?.email ?? '',
    photo: row?.photo ?? null,
  });
  const save = useAction(signupCalls.editExParticipant, {
    form,
    refresh: reads,
    done: say(text.saved),
    failed: say(text.saveFailed),
    onDone: onClose,
  });
  return (
    <Frame isNew={!row} pending={save.isPending} onClose={onClose}>
      {(formId) => (
        <form id={formId} noValidate className="grid gap-7" onSubmit={form.send((values) => save.run(values))}>
          <Group title={text.identity}>
            <Input {...form.field('name')} autoComplete="off" />
            <Input {...form.field('pinying')} autoComplete="off" />
            <Select {...form.field('sfType', 'number')} options={options(IdType)} empty={false} />
            <Input {...form.field('sfNum')} autoComplete="off" hint={row && say(text.numberHint)} />
            <Select {...form.field('sex', 'number')} options={options(Sex)} />
            <DateField {...form.held('birthDate')} min={firstBirth} />
            <Input {...form.field('nation')} />
            <Input {...form.field('nativePlace')} />
          </Group>
          <Group title={text.reach}>
            <Input {...form.field('jobZh')} />
            <Input {...form.field('phone')} type="tel" inputMode="tel" />
            <Input {...form.field('email')} type="email" />
          </Group>
          <Photo id={row?.photo ?? null} onId={(id) => form.setValue('photo', id, changed)} />
        </form>
      )}
    </Frame>
  );
}

/** The values of the form. What is not known yet is empty. */
function meetingValues(meetingId: number, row: MeetingParticipant | undefined) {
  const said = (field: MeetingText) => row?.[field] ?? '';
  return {
    meetingId,
    ...(row && { id: row.id }),
    userName: said('userName'),
    userNameEn: said('userNameEn'),
    ...(row?.age && { age: row.age }),
    ...(row?.sex && { sex: row.sex }),
    nation: said('nation'),
    birthDate: said('birthDate'),
    nativePlace: said('nativePlace'),
    education: said('education'),
    politicalOutlook: said('politicalOutlook'),
    job: said('job'),
    sfType: row?.sfType ?? IdType.residentId,
    idNo: said('idNo'),
    workTel: said('workTel'),
    mobile: said('mobile'),
    mail: said('mail'),
    fax: said('fax'),
    photo: row?.photo ?? null,
    hotelPre: row?.hotelPre ?? null,
    hotelPreRemark: said('hotelPreRemark'),
    trafficPre: row?.trafficPre ?? null,
    trafficPreRemark: said('trafficPreRemark'),
    aircraftPre: row?.aircraftPre ?? null,
    aircraftPreRemark: said('aircraftPreRemark'),
    transferService: row?.transferService ?? null,
    transferServiceRemark: said('transferServiceRemark'),
    foodPre: row?.foodPre ?? null,
    foodPreRemark: said('foodPreRemark'),
    isTranslate: row?.isTranslate ?? YesNo.no,
    officialCar: row?.officialCar ?? YesNo.no,
    other: said('other'),
  };
}
type MeetingText = {
  [K in keyof MeetingParticipant]: MeetingParticipant[K] extends string ? K : never;
}[keyof MeetingParticipant];

const YEAR_DAYS = 365.2425;
const ageAt = (birth: string) => Math.floor((Date.now() - Date.parse(birth)) / (YEAR_DAYS * DAY_MS));
type MeetingForm = ReturnType<typeof useForm<typeof MeetingParticipantForm>>;

function MeetingDialog({
  eventId,
  row,
  onClose,
}: {
  eventId: number;
  row: MeetingParticipant | undefined;
  onClose: () => void;
}) {
  const say = useSay();
  const form = useForm(MeetingParticipantForm, meetingValues(eventId, row));
  const save = useAction(signupCalls.editMeetingParticipant, {
    form,
    refresh: reads,
    done: say(text.saved),
    failed: say(text.saveFailed),
    onDone: onClose,
  });
  return (
    <Frame isNew={!row} pending={save.isPending} onClose={onClose}>
      {(formId) => (
        <form id={formId} noValidate className="grid gap-7" onSubmit={form.send((values) => save.run(values))}>
          <MeetingIdentity form={form} isNew={!row} />
          <Arrangements form={form} />
          <Photo id={row?.photo ?? null} onId={(id) => form.setValue('photo', id, changed)} />
        </form>
      )}
    </Frame>
  );
}

function MeetingIdentity({ form, isNew }: { form: MeetingForm; isNew: boolean }) {
  const say = useSay();
  const options = useOptions();
  const birth = form.held('birthDate');
  /** The birth date gives the age, which stays editable. */
  function onBirth(day: string) {
    birth.onChange(day);
    if (day) form.setValue('age', ageAt(day), changed);
  }
  return (
    <>
      <Group title={text.identity}>
        <Input {...form.field('userName')} autoComplete="off" />
        <Input {...form.field('userNameEn')} autoComplete="off" />
        <Select {...form.field('sfType', 'number')} options={options(IdType)} empty={false} />
        <Input {...form.field('idNo')} autoComplete="off" hint={!isNew && say(text.numberHint)} />
        <Select {...form.field('sex', 'number')} options={options(Sex)} />
        <DateField {...birth} onChange={onBirth} min={firstBirth} />
        <Input {...form.field('age', 'number')} type="number" inputMode="numeric" />
        <Input {...form.field('nation')} />
        <Input {...form.field('nativePlace')} />
        <Input {...form.field('education')} />
        <Input {...form.field('politicalOutlook')} />
        <Input {...form.field('job')} />
      </Group>
      <Group title={text.reach}>
        <Input {...form.field('mobile')} type="tel" inputMode="tel" />
        <Input {...form.field('mail')} type="email" />
        <Input {...form.field('workTel')} type="tel" inputMode="tel" />
        <Input {...form.field('fax')} type="tel" inputMode="tel" />
      </Group>
    </>
  );
}

const arrangements = [
  { choice: 'hotelPre', remark: 'hotelPreRemark', list: HotelPreference },
  { choice: 'trafficPre', remark: 'trafficPreRemark', list: TrafficType },
  { choice: 'aircraftPre', remark: 'aircraftPreRemark', list: AircraftClass },
  { choice: 'transferService', remark: 'transferServiceRemark', list: TrafficType },
  { choice: 'foodPre', remark: 'foodPreRemark', list: FoodPreference },
] as const;
/** What the organisers arrange; a remark is asked for once something is chosen. */
function Arrangements({ form }: { form: MeetingForm }) {
  const say = useSay();
  const options = useOptions();
  return (
    <Group title={text.arrangements}>
      {arrangements.map(({ choice, remark, list }) => (
        <div key={choice} className="grid content-start gap-2">
          <Select {...form.field(choice, 'number')} options={options(list)} empty={say(text.none)} />
          {form.watch(choice) != null && <Input {...form.field(remark)} />}
        </div>
      ))}
      <div>
        {(['isTranslate', 'officialCar'] as const).map((name) => (
          <Switch
            key={name}
            checked={form.watch(name) === YesNo.yes}
            onChange={(e) => form.setValue(name, e.target.checked ? YesNo.yes : YesNo.no, changed)}
          >
            {form.field(name).label}
          </Switch>
        ))}
      </div>
      <Textarea {...form.field('other')} rows={2} className="wide:col-span-2" />
    </Group>
  );
}
