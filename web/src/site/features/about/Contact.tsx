import type { SiteSettings } from '@pavilion/protocol/settings.ts';
import { icpRegister, policeRegister } from '@pavilion/protocol/webUrls.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { text } from './about.text.ts';

/** Contact details and filing numbers; settings that are empty are left out. */
export function Contact({ of }: { of: SiteSettings }) {
  const say = useSay();
  const zh = useLocale() === 'zh-CN';
  const address = zh ? of.zhAddress || of.enAddress : of.enAddress || of.zhAddress;
  const hours = zh ? of.zhHours || of.enHours : of.enHours || of.zhHours;
  const filing = [
    { name: text.icp, value: of.icpNumber, href: icpRegister },
    { name: text.police, value: of.policeNumber, href: policeRegister(of.policeNumber) },
    { name: text.licence, value: of.audiovisualLicence, href: undefined },
  ].filter(({ value }) => value);
  return (
    <section className="grid gap-10 wide:grid-cols-[1.4fr_1fr] wide:gap-16">
      <div>
        <h2 className="serif text-30 leading-tight wide:text-40">{say(text.contactTitle)}</h2>
        <p className="mt-3 max-w-[34em] text-fg-2">{say(text.contactLead)}</p>
        <dl className="mt-6 grid gap-x-8 wide:grid-cols-2">
          {of.mailbox && (
            <Way icon="mail" name={say(text.mailbox)}>
              <a className="hover:text-amber" href={`mailto:${of.mailbox}`}>
                {of.mailbox}
              </a>
            </Way>
          )}
          {of.telephone && (
            <Way icon="phone" name={say(text.telephone)}>
              <a className="hover:text-amber" href={`tel:${of.telephone.replace(/[^\d+]/g, '')}`}>
                {of.telephone}
              </a>
            </Way>
          )}
          {hours && (
            <Way icon="clock" name={say(text.hours)}>
              {hours}
            </Way>
          )}
          {address && (
            <Way icon="pin" name={say(text.address)}>
              {address}
            </Way>
          )}
        </dl>
      </div>
      <div className="border-line wide:border-l wide:pl-16">
        <h2 className="text-19 font-semibold">{say(text.filingTitle)}</h2>
        <dl className="mt-4 grid gap-3">
          {filing.map(({ name, value, href }) => (
            <div key={name.en}>
              <dt className="text-13 text-fg-3">{say(name)}</dt>
              <dd className="text-15">
                {href ? (
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center text-fg-2 hover:text-fg wide:min-h-7"
                  >
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 flex flex-wrap gap-x-6">
          {[
            { to: '/agreement' as const, words: text.terms },
            { to: '/privacy' as const, words: text.privacy },
          ].map(({ to, words }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center text-lilac hover:text-fg">
              {say(words)}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}
function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="relative border-t border-line py-4 pl-10">
      <dt className="text-13 text-fg-3">
        <Icon name={icon} className="absolute top-4.5 left-0 text-[22px] text-lilac" />
        {name}
      </dt>
      <dd className="text-15 break-words text-fg">{children}</dd>
    </div>
  );
}
