import { type Endpoint, mayCall } from '@pavilion/protocol/kit/endpoint.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { useApi } from '../../lib/api.ts';

/** Returns whether this staff member may call these endpoints, by the same rule as the server. */
export function useMayCall(...endpoints: readonly Endpoint[]): boolean {
  const role = useApi(consoleSession.me).data?.role;
  return role !== undefined && endpoints.every((endpoint) => mayCall(endpoint, role));
}
