import { Currency } from '@pavilion/protocol/enumerations.ts';
import { consoleLicensor, type LicensorDetail, LicensorPart } from '@pavilion/protocol/licensors.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { type FormEventHandler, type ReactNode, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { changed, useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { upload } from '../../../lib/upload.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { FileField } from '../../../parts/FileField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { licensorReads } from './licensorReads.ts';
import { text } from './licensors.text.ts';

interface Props {
  file: LicensorDetail;
  onClose: () => void;
}

/** A new entry starts as a copy of the one in force, so that only changes are typed. */
export function EntryDialog({ part, ...props }: Props & { part: LicensorPart }) {
  const say = useSay();
  return (
    <Dialog open onClose={props.onClose} title={say(LicensorPart.label(part))} className="max-w-3xl">
      {part === 'party' ? (
        <PartyForm {...props} />
      ) : part === 'account' ? (
        <AccountForm {...props} />
      ) : (
        <MandateForm {...props} />
      )}
    </Dialog>
  );
}

/** Returns the newest party, in force or not, with which a form starts. */
const partyOf = ({ entries }: LicensorDetail) => entries.find((entry) => entry.part === 'party')?.data;

function PartyForm({ file, onClose }: Props) {
  const say = useSay();
  const empty = { zhName: '', enName: '', registrationNo: '', zhAddress: '', enAddress: '', email: '' };
  const nobody = { zhSignatory: '', enSignatory: '', zhTitle: '', enTitle: '' };
  const form = useForm(consoleLicensor.enterParty.input, {
    companyId: file.companyId,
    ...empty,
    ...nobody,
    ...file.suggestion,
    ...partyOf(file),
  });
  const enter = useAction(consoleLicensor.enterParty, {
    form,
    refresh: licensorReads,
    done: say(text.entered),
    onDone: onClose,
  });
  return (
    <Frame onSubmit={form.send(enter.run)} onClose={onClose} isSending={enter.isPending}>
      <Input {...form.field('zhName')} />
      <Input {...form.field('enName')} />
      <Input {...form.field('registrationNo')} />
      <Input {...form.field('email')} type="email" />
      <Input {...form.field('zhAddress')} />
      <Input {...form.field('enAddress')} />
      <Input {...form.field('zhSignatory')} />
      <Input {...form.field('enSignatory')} />
      <Input {...form.field('zhTitle')} />
      <Input {...form.field('enTitle')} />
    </Frame>
  );
}

function AccountForm({ file, onClose }: Props) {
  const say = useSay();
  const form = useForm(consoleLicensor.enterAccount.input, {
    companyId: file.companyId,
    currency: 'CNY',
    holder: partyOf(file)?.enName ?? '',
    bank: '',
    number: '',
    swift: '',
    cnaps: '',
  });
  const enter = useAction(consoleLicensor.enterAccount, {
    form,
    refresh: licensorReads,
    done: say(text.entered),
    onDone: onClose,
  });
  return (
    <Frame onSubmit={form.send(enter.run)} onClose={onClose} isSending={enter.isPending}>
      <Select
        {...form.field('currency')}
        empty={false}
        options={Currency.options.map((o) => ({ value: o.name, label: `${o.name} ${say(o)}` }))}
      />
      <Input {...form.field('holder')} autoComplete="off" />
      <Input {...form.field('bank')} autoComplete="off" />
      <Input {...form.field('number')} autoComplete="off" />
      <Input {...form.field('swift')} autoComplete="off" />
      <Input {...form.field('cnaps')} autoComplete="off" inputMode="numeric" />
    </Frame>
  );
}

function MandateForm({ file, onClose }: Props) {
  const say = useSay();
  const party = partyOf(file);
  const [files, setFiles] = useState<readonly FileLink[]>([]);
  const form = useForm(consoleLicensor.enterMandate.input, {
    companyId: file.companyId,
    mandateNo: '',
    datedOn: '',
    validUntil: '',
    zhSignatory: party?.zhSignatory ?? '',
    enSignatory: party?.enSignatory ?? '',
    zhTitle: party?.zhTitle ?? '',
    enTitle: party?.enTitle ?? '',
  } as never);
  const enter = useAction(consoleLicensor.enterMandate, {
    form,
    refresh: licensorReads,
    done: say(text.entered),
    onDone: onClose,
  });
  return (
    <Frame onSubmit={form.send(enter.run)} onClose={onClose} isSending={enter.isPending}>
      <Input {...form.field('mandateNo')} />
      <span className="narrow:hidden" />
      <DateField {...form.held('datedOn')} />
      <DateField {...form.held('validUntil')} />
      <Input {...form.field('zhSignatory')} />
      <Input {...form.field('enSignatory')} />
      <Input {...form.field('zhTitle')} />
      <Input {...form.field('enTitle')} />
      <div className="wide:col-span-2">
        <FileField
          label={form.field('fileId').label}
          value={files}
          kind="document"
          max={1}
          required
          error={form.errorOf('fileId')}
          send={(picked, onProgress) =>
            upload(consoleLicensor.uploadMandate, { file: picked }, onProgress).then(({ data }) => data)
          }
          onChange={(change) =>
            setFiles((now) => {
              const next = change(now);
              form.setValue('fileId', next[0]?.id as never, changed);
              return next;
            })
          }
        />
      </div>
    </Frame>
  );
}

function Frame({
  onSubmit,
  onClose,
  isSending,
  children,
}: {
  onSubmit: FormEventHandler;
  onClose: () => void;
  isSending: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <div className="grid gap-5 wide:grid-cols-2">{children}</div>
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>{say(text.close)}</Button>
        <Button kind="amber" type="submit" loading={isSending}>
          {say(text.save)}
        </Button>
      </div>
    </form>
  );
}
