import type { ActivityForm } from '@pavilion/protocol/activities.console.ts';
import type { z } from 'zod';
import { activityKind } from '../modules/activities/activities.content.service.ts';
import { publishContent } from '../modules/content/content.service.ts';
import type { TestApp } from './testApp.ts';

export type ActivityFormIn = z.input<typeof ActivityForm>;
/** Makes a published activity and returns its id. */
export const anActivity = (t: TestApp, form: ActivityFormIn): Promise<number> =>
  publishContent(t.ctx(), activityKind, form);
