import { parentPort, workerData } from 'node:worker_threads';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { EncodedPacketSink, FilePathSource, Input, MP4, QTFF } from 'mediabunny';

const { path } = propertiesOf(workerData);
if (typeof path !== 'string') throw new TypeError('the worker needs the path of a file');
const input = new Input({ formats: [MP4, QTFF], source: new FilePathSource(path) });
const track = await input.getPrimaryVideoTrack();
if (track) {
  const sink = new EncodedPacketSink(track);
  const seconds = await input.computeDuration();
  // The first and the last frame must exist at their declared times: a truncated file has no last frame.
  const frames = [await sink.getFirstPacket(), await sink.getPacket(seconds)];
  const areThere = frames.every((frame) => frame?.data.some((byte) => byte !== 0));
  const [width, height] = [track.displayWidth, track.displayHeight];
  if (areThere && seconds > 0 && width > 0 && height > 0) parentPort?.postMessage({ seconds, width, height });
}
