import { meetingInfo } from '@pavilion/protocol/activities.ts';
import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServerNow } from '../../../parts/activity/serverClock.ts';

const edgesOf = ({ startsAt, endsAt, signupOpensAt, signupClosesAt }: ActivityCard): number[] =>
  [startsAt, endsAt, signupOpensAt, signupClosesAt].flatMap((instant) => (instant ? [Date.parse(instant)] : []));

/** Reloads the list when one of its activities changes status, so that order and status filter stay correct while the page is open. */
export function useRefetchAtStatusChange(rows: readonly ActivityCard[]): void {
  const client = useQueryClient();
  const now = useServerNow();
  const passed = rows.flatMap(edgesOf).filter((edge) => edge <= now).length;
  const before = useRef({ rows, passed });
  useEffect(() => {
    const { rows: oldRows, passed: oldPassed } = before.current;
    before.current = { rows, passed };
    if (oldRows === rows && passed > oldPassed) void client.invalidateQueries({ queryKey: [meetingInfo.list.path] });
  }, [client, rows, passed]);
}
