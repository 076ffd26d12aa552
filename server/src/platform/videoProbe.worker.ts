import { parentPort, workerData } from 'node:worker_threads';
import { EncodedPacketSink, FilePathSource, Input, MP4, QTFF } from 'mediabunny';

const input = new Input({ formats: [MP4, QTFF], source: new FilePathSource((workerData as { path: string }).path) });
const track = await input.getPrimaryVideoTrack();
if (track) {
  const sink = new EncodedPacketSink(track);
  const seconds = await input.computeDuration();
  // The first and the last frame must be where the file says they are: a file that was cut off has no last frame.
  const frames = [await sink.getFirstPacket(), await sink.getPacket(seconds)];
  const areThere = frames.every((frame) => frame?.data.some((byte) => byte !== 0));
  const [width, height] = [track.displayWidth, track.displayHeight];
  if (areThere && seconds > 0 && width > 0 && height > 0) parentPort?.postMessage({ seconds, width, height });
}
