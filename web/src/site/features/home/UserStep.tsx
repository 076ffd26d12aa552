import { CertStatus } from '@pavilion/protocol/certification.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useUser } from '../../../lib/user.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { text } from './home.text.ts';

/** A signed-in reader's next step: certification, or the catalogue. */
export function UserStep() {
  const say = useSay();
  const user = useUser();
  if (!user) return null;
  const certified = user.certStatus === CertStatus.certified;
  return (
    <Link to={certified ? '/program' : '/personal/userAuthe'} className={buttonClass('amber')}>
      {say(certified ? text.browse : text.certify)}
    </Link>
  );
}
