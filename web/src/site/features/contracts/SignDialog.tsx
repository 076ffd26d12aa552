import { type ContractView, contracts, SignContract } from '@pavilion/protocol/contracts.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { agreed } from '@pavilion/protocol/fields.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { besideField } from '../../../parts/besideField.ts';
import { DemoMailNote } from '../../../parts/DemoMailNote.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CountdownButton } from '../../../ui/Countdown.tsx';
import { Dialog, Sheet } from '../../../ui/Dialog.tsx';
import { Checkbox, Input } from '../../../ui/Field.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { dealReads } from '../../parts/deal/dealReads.ts';
import { text } from './contracts.text.ts';
import { DrawnSignature } from './DrawnSignature.tsx';

type Method = 'typed' | 'drawn';
const [typedInput] = SignContract.options;
/** The input of both ways of signing; the drawing is added to it. */
const Signing = typedInput.omit({ method: true, orderContractId: true }).extend({ agreed });

interface Props {
  contract: ContractView;
  onClose: () => void;
}
/** Signing: name, method, mailed code, consent. A bottom sheet on phones. */
export function SignDialog({ contract, onClose }: Props) {
  const say = useSay();
  const Box = useNarrow() ? Sheet : Dialog;
  return (
    <Box
      open
      onClose={onClose}
      title={say(text.signTitle)}
      description={say(text.signLead, contract.contractNo)}
      className="wide:w-[min(640px,calc(100vw-32px))] narrow:h-[92svh]"
    >
      <SignForm contract={contract} onClose={onClose} />
    </Box>
  );
}

function useSigning({ contract, onClose }: Props) {
  const say = useSay();
  const { orderContractId, signerName } = contract;
  const [method, setMethod] = useState<Method>('typed');
  const [drawing, setDrawing] = useState('');
  const [drawingError, setDrawingError] = useState<string>();
  const form = useForm(Signing, { name: '', emailCode: '', agreed: false as never });
  const fields = besideField(form, { emailCodeWrong: 'emailCode', signerNameWrong: 'name' });
  const sign = useAction(contracts.signContract, {
    refresh: dealReads,
    done: say(text.signedDone),
    failed: say(text.signingFailed),
    form,
    onFailed: (error) => {
      const aboutDrawing =
        error.code === errors.fileBroken.code
          ? error.message
          : error.problems.find((p) => p.path === 'drawing')?.message;
      if (aboutDrawing) setDrawingError(aboutDrawing);
      return aboutDrawing !== undefined || fields(error);
    },
    onDone: onClose,
  });
  function choose(next: Method) {
    setMethod(next);
    // A drawn signature is the certified signer's; only a typed one must be typed.
    form.setValue('name', next === 'drawn' ? signerName : '');
    form.clearErrors('name');
  }
  function draw(next: string) {
    setDrawing(next);
    setDrawingError(undefined);
  }
  function send({ name, emailCode }: { name: string; emailCode: string }) {
    if (method === 'typed') return sign.run({ orderContractId, method, name, emailCode });
    if (!drawing) return setDrawingError(say(text.drawFirst));
    return sign.run({ orderContractId, method, name, drawing, emailCode });
  }
  const insistOnDrawing = () => {
    if (method === 'drawn' && !drawing) setDrawingError(say(text.drawFirst));
  };
  return { method, choose, drawing, draw, drawingError, setDrawingError, insistOnDrawing, form, sign, send };
}

function SignForm(props: Props) {
  const say = useSay();
  const { contract, onClose } = props;
  const { method, choose, form, sign, send, ...signature } = useSigning(props);
  const name = form.field('name');
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(e) => {
        signature.insistOnDrawing();
        return form.send(send)(e);
      }}
    >
      <div className="[&_.tabs]:mb-5">
        <Tabs
          label={say(text.how)}
          tabs={[
            { value: 'typed', label: say(text.typed) },
            { value: 'drawn', label: say(text.drawn) },
          ]}
          value={method}
          onValue={choose}
        >
          {method === 'typed' ? (
            <Input
              {...name}
              hint={say(text.typedHint, contract.signerName)}
              autoComplete="name"
              className="[&_input]:font-serif [&_input]:text-24"
            />
          ) : (
            <div className="grid gap-3">
              <p className="text-14 text-fg-2">{say(text.signer, contract.signerName)}</p>
              <DrawnSignature
                value={signature.drawing}
                onChange={signature.draw}
                error={signature.drawingError}
                onError={signature.setDrawingError}
              />
            </div>
          )}
        </Tabs>
      </div>
      <CodeField
        {...form.field('emailCode')}
        orderContractId={contract.orderContractId}
        onSent={() => form.clearErrors('emailCode')}
      />
      <Checkbox {...form.register('agreed')} error={form.errorOf('agreed')}>
        {say(text.agree)}
      </Checkbox>
      <div className="flex flex-wrap justify-end gap-3 narrow:*:flex-1">
        <Button onClick={onClose}>{say(text.close)}</Button>
        <Button kind="amber" type="submit" loading={sign.isPending}>
          {say(text.signNow)}
        </Button>
      </div>
    </form>
  );
}

type CodeFieldProps = Omit<Parameters<typeof Input>[0], 'end' | 'hint'> & {
  orderContractId: number;
  onSent: () => void;
};
/** The mailed code proves the intent to sign. */
function CodeField({ orderContractId, onSent, ...field }: CodeFieldProps) {
  const say = useSay();
  const [sentTo, setSentTo] = useState<string>();
  const mail = useAction(contracts.getSignCode, {
    failed: say(text.codeFailed),
    onDone: ({ email }) => {
      setSentTo(email);
      // Replaces “Please enter” with where the code was sent.
      onSent();
    },
  });
  return (
    <>
      <Input
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={sentTo ? say(text.codeSent, sentTo) : say(text.codeHint)}
        end={
          <CountdownButton
            seconds={limits.emailCountdownSeconds}
            counting={(left) => say(text.counting, left)}
            loading={mail.isPending}
            onClick={async () => (await mail.run({ orderContractId })) !== undefined}
          >
            {say(text.getCode)}
          </CountdownButton>
        }
      />
      <DemoMailNote mail={mail.data?.demo} />
    </>
  );
}
