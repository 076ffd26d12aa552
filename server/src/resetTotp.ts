// `npm run staff:reset-totp -- NAME`: removes the second factor of a staff account whose phone and recovery codes are lost.

import { toError } from '@pavilion/protocol/kit/unknown.ts';
import { openDatabase } from './installation.ts';
import { removeSecondFactorByName } from './modules/staff/removeSecondFactor.service.ts';
import { StartError } from './platform/startError.ts';

const [name, ...more] = process.argv.slice(2);
try {
  if (!name || more.length) throw new StartError('Usage: npm run staff:reset-totp -- USERNAME_OR_EMAIL');
  const database = await openDatabase(process.env);
  try {
    const username = await removeSecondFactorByName({ db: database.db, now: () => new Date() }, name);
    if (!username) throw new StartError(`There is no staff account of the name ${name}. Nothing was changed.`);
    process.stdout.write(
      `${username} now signs in with the password alone; all sessions of this account have ended. Set the authenticator up again at once.\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : toError(error).stack}\n`);
  process.exitCode = 1;
}
