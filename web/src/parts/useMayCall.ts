import { type Endpoint, mayCall } from '@pavilion/protocol/kit/endpoint.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { useApi } from '../lib/api.ts';

/** Whether this member of staff may call these endpoints: a button asks what the server will ask. */
export function useMayCall(...endpoints: readonly Endpoint[]): boolean {
  const role = useApi(consoleSession.me).data?.role;
  return role !== undefined && endpoints.every((endpoint) => mayCall(endpoint, role));
}
