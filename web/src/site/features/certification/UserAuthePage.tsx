import { type AuthInfo, CertStatus, certification } from '@pavilion/protocol/certification.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import type { BareSitePath } from '../../../lib/links.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { CertSentence } from '../../parts/CertSentence.tsx';
import { Answers } from './Answers.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import { text } from './certification.text.ts';

/** The state of the certification, and its two kinds. */
export default function UserAuthePage() {
  const say = useSay();
  const info = useApi(certification.getUserAuthInfo);
  return (
    <>
      <PageHead title={say(text.pageTitle)} lead={say(text.lead)} />
      <Loaded of={info}>{(info) => <CertificationState info={info} />}</Loaded>
    </>
  );
}
function CertificationState({ info }: { info: AuthInfo }) {
  const mayApply = info.certStatus === CertStatus.none || info.certStatus === CertStatus.failed;
  const locale = useLocale();
  const { person, enterprise } = info;
  const name = person?.name ?? (enterprise && inLanguage(enterprise.zhName, enterprise.enName, locale).words);
  return (
    <div className="grid gap-9">
      <div className="border-y border-line py-5">
        <CertSentence state={{ ...info, name }} withAction={false} />
      </div>
      {info.certStatus === CertStatus.certified && <ContractDetails info={info} />}
      {mayApply ? <Ways /> : <Answers info={info} />}
    </div>
  );
}
function Ways() {
  return (
    <div className="grid gap-x-10 wide:grid-cols-2">
      <Way to="/personUserAuthe" icon="user" title={text.personTitle} lead={text.personLead} needs={text.personNeeds} />
      <Way
        to="/enterpriseUserAuthe"
        icon="company"
        title={text.enterpriseTitle}
        lead={text.enterpriseLead}
        needs={text.enterpriseNeeds}
      />
    </div>
  );
}
function Way({
  to,
  icon,
  title,
  lead,
  needs,
}: {
  to: BareSitePath;
  icon: IconName;
  title: Text;
  lead: Text;
  needs: Text;
}) {
  const say = useSay();
  return (
    <Link
      to={to}
      className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b border-line py-6 transition-colors hover:border-amber"
    >
      <Icon name={icon} className="mt-1 text-30 text-lilac" />
      <span>
        <span className="serif block text-24 leading-tight">{say(title)}</span>
        <span className="mt-2 block">{say(lead)}</span>
        <span className="mt-1 block text-14 text-fg-3">{say(needs)}</span>
        <span className="more mt-3 group-hover:text-amber">
          {say(text.begin)}
          <Icon name="right" />
        </span>
      </span>
    </Link>
  );
}
