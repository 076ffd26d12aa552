import { consoleLicensor } from '@pavilion/protocol/licensors.ts';

/** The reads that an action on a licensor file invalidates. */
export const licensorReads = [consoleLicensor.list, consoleLicensor.detail];
