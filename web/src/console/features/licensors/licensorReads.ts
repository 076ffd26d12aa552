import { consoleLicensor } from '@pavilion/protocol/licensors.ts';

/** What an action on a licensor file changes on the screen. */
export const licensorReads = [consoleLicensor.list, consoleLicensor.detail];
