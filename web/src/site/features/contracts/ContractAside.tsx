import { spacedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import type { ContractView } from '@pavilion/protocol/contracts.ts';
import { Language } from '@pavilion/protocol/enumerations.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { LicenceNote, writtenNotes } from '@pavilion/protocol/licenceNotes.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { scopeFacts } from '@pavilion/protocol/offerScopeFacts.ts';
import { partLicensed } from '@pavilion/protocol/works.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { text as deal } from '../../../parts/deal/deal.text.ts';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { useTermLine } from '../../parts/deal/termLine.ts';
import { text } from './contracts.text.ts';
import { Versions } from './Versions.tsx';

/** A summary of the contract, from the terms that its document is printed from. */
export function ContractAside({ contract }: { contract: ContractView }) {
  const say = useSay();
  const locale = useLocale();
  const { date, money, number, list } = useFormat();
  const { terms } = contract;
  const tongue = ({ zh, en }: { zh: string; en: string }) => inLanguage(zh, en, locale).words;
  const { account } = terms.payment;
  const time = (iso: string | null) => iso && date(iso, 5);
  const termLine = useTermLine();
  const deadline = useDeadline(terms.timeZone);
  return (
    <aside className="desktop:sticky desktop:top-28 desktop:max-h-[calc(100svh-128px)] desktop:-mr-2 desktop:overflow-y-auto desktop:pr-2">
      <Part heading={say(text.factsTitle)}>
        <Facts
          rows={[
            [
              say(text.orderNo),
              <Link
                key="order"
                to="/personal/order/details"
                search={{ orderNo: contract.orderNo }}
                className="num text-17 text-lilac hover:text-fg"
              >
                {contract.orderNo}
              </Link>,
            ],
            [say(text.issuedAt), time(contract.issuedAt)],
            [say(text.signBy), contract.signedAt || !contract.signBy ? null : deadline(contract.signBy)],
            [say(text.signedAt), time(contract.signedAt)],
            [say(text.seller), <Party key="seller" of={terms.seller} />],
            [say(text.buyer), <Party key="buyer" of={terms.buyer} />],
            [say(text.programme), tongue(terms.programme.title)],
            [say(partLicensed), terms.programme.part && say(terms.programme.part as Text)],
            [say(text.media), list(terms.media.map((m) => say(Medium.label(m))))],
            [
              say(text.territories),
              say(text.territoriesOf, tongue(terms.territories.label), terms.territories.countries.length),
            ],
            [say(text.term), termLine(terms.term)],
            [say(text.kind), say(terms.exclusive ? deal.exclusive : deal.nonExclusive)],
            [say(text.languages), list(terms.languages.map((l) => say(Language.label(l))))],
            [say(text.runs), terms.runs === null ? say(text.anyRuns) : number(terms.runs)],
            ...scopeFacts(terms.scope).map(({ label, value }) => [say(label), say(value)] as const),
            ...writtenNotes(terms).map(([name, note]) => [say(LicenceNote[name]), tongue(note)] as const),
            [
              say(text.fee),
              <span key="fee" className="num text-19">
                {money(terms.totalMinor, terms.currency)}
              </span>,
            ],
            [say(text.payment), say(text.paymentDays, terms.payment.days)],
            [
              say(text.payTo),
              account &&
                [account.holder, account.bank, spacedAccountNo(account.number), account.swift, account.cnaps]
                  .filter(Boolean)
                  .join(' · '),
            ],
            [say(text.delivery), say(text.deliveryDays, terms.delivery.days)],
            [say(text.law), say(terms.law as Text)],
            [
              say(text.arbitration),
              `${say(terms.arbitration.institution as Text)} · ${say(terms.arbitration.seat as Text)}`,
            ],
          ]}
        />
      </Part>
      {contract.files.length > 0 && (
        <Part heading={say(text.versionsTitle)}>
          <Versions files={contract.files} contractNo={contract.contractNo} />
        </Part>
      )}
    </aside>
  );
}
/** A party as named in the document, in the reader's language: name, number, address and signatory. */
function Party({ of: party }: { of: ContractView['terms']['seller'] | ContractView['terms']['buyer'] }) {
  const say = useSay();
  const { name, address, signatory } = party;
  const number = 'idNumber' in party && party.kind === 'person' ? null : party.registrationNo;
  const signs = signatory && {
    zh: [signatory.name.zh, signatory.title.zh].filter(Boolean).join(' · '),
    en: [signatory.name.en, signatory.title.en].filter(Boolean).join(' · '),
  };
  return (
    <span className="grid gap-1">
      <BilingualText zh={name.zh} en={name.en} />
      {number && <span className="text-13 text-fg-3">{say(text.registrationNo, number)}</span>}
      {(address.zh || address.en) && (
        <span className="text-13 text-fg-2">
          <BilingualText zh={address.zh} en={address.en} />
        </span>
      )}
      {signs && (
        <span className="text-13 text-fg-2">
          {say(text.signatory)} <BilingualText zh={signs.zh} en={signs.en} />
        </span>
      )}
    </span>
  );
}
const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="border-t border-line py-6">
    <h2 className="serif mb-4 text-24 leading-tight">{heading}</h2>
    {children}
  </section>
);
