import { demoPassword, demoStaff, demoUsers } from './demo.ts';

/** The text that a start prints: the URLs, the demo accounts, and what is not set up. */
export function startMessage({
  publicUrl,
  demo,
  mail,
  firstPassword,
}: {
  publicUrl: string;
  demo: boolean;
  mail: boolean;
  firstPassword: string | undefined;
}): string {
  const lines = [
    '',
    `  Pavilion is open.`,
    '',
    `  Site     ${publicUrl}/`,
    `  Console  ${publicUrl}/console/`,
    `  API      ${publicUrl}/api/docs`,
    '',
  ];
  if (demo) {
    lines.push(`  Demo accounts (password ${demoPassword}):`);
    for (const { username, note } of [...demoUsers, ...demoStaff]) lines.push(`    ${username.padEnd(14)} ${note}`);
    lines.push('');
  }
  if (firstPassword)
    lines.push(`  The first administrator is “admin” with the password ${firstPassword} (told once; change it).`, '');
  if (!mail)
    lines.push(
      demo
        ? '  No SMTP_URL is set: mail stays in the outbox, and pages show codes and links, marked as demo.'
        : '  No SMTP_URL is set: mail stays in the outbox, without codes and links. Nobody can register or reset a password.',
      '',
    );
  return `${lines.join('\n')}\n`;
}
