// Calls every endpoint as every kind of caller, and checks the separation of duties by name.
import { api } from '@pavilion/protocol';
import { type Endpoint, mayCall, type StaffRole, staffRoles } from '@pavilion/protocol/kit/endpoint.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { aStaff, aUser } from './testing/builders.ts';
import { testApp } from './testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());

const endpoints = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);
/** These endpoints end the caller's session. */
const endsSession = ['/api/user/logout', '/api/console/session/logout'];

/** Only the guard is tested: the input is empty and may be refused after the guard. */
async function statusOf({ method, path }: Endpoint, token: string | undefined): Promise<number> {
  const answer = await t.app.inject({
    method,
    url: path.replace(/\/:\w+/g, '/0'),
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { payload: {} }),
  });
  return answer.statusCode;
}
const isRefused = (status: number) => status === 401 || status === 403;

type Caller = StaffRole | 'visitor' | 'user';
function expected({ access, ...endpoint }: Endpoint, caller: Caller): boolean {
  if (access === 'public') return true;
  if (access === 'staff') return caller !== 'visitor' && caller !== 'user' && mayCall(endpoint, caller);
  return caller === 'user';
}

describe('permissions', () => {
  it('are as the protocol declares, for every endpoint and caller', async () => {
    const tokens: Partial<Record<Caller, string>> = { user: (await aUser(t, { certified: 'person' })).token };
    for (const role of staffRoles) tokens[role] = (await aStaff(t, role)).token;
    const wrong: string[] = [];
    for (const { name, endpoint } of endpoints.filter(({ endpoint }) => endpoint.access !== 'public'))
      for (const caller of ['visitor', 'user', ...staffRoles] as const) {
        if (endsSession.includes(endpoint.path)) continue;
        const status = await statusOf(endpoint, tokens[caller]);
        if (isRefused(status) === expected(endpoint, caller)) wrong.push(`${name} ${caller} ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  const whoMay = (pattern: RegExp) => {
    const found = endpoints.filter(({ name }) => pattern.test(name));
    expect(found.length, String(pattern)).toBeGreaterThan(0);
    return [
      ...new Set(found.map(({ endpoint }) => staffRoles.filter((role) => mayCall(endpoint, role)).join(' '))),
    ].sort();
  };

  it('keep roles that run accounts and mail away from contracts, seals and money', () => {
    expect(whoMay(/^console(Mail|Staff|Audit|Settings|Agreement)\./)).toEqual(['admin']);
    const moves = endpoints.filter(
      ({ endpoint }) =>
        endpoint.method === 'POST' && /^\/api\/console\/(order|submission|contract|licensor)\//.test(endpoint.path),
    );
    expect(moves.length).toBeGreaterThan(15);
    for (const { name, endpoint } of moves)
      expect([name, staffRoles.filter((role) => mayCall(endpoint, role))]).toEqual([name, ['trade']]);
  });

  it('do not let editors price or read letters', () => {
    expect(whoMay(/^consoleProgramme\.(saveOffer|reviewOffer)$/)).toEqual(['admin trade']);
    expect(whoMay(/^consoleContact\./)).toEqual(['admin service']);
    expect(whoMay(/^consoleUser\./)).toEqual(['admin reviewer trade service']);
  });
});
