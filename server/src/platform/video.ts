// Probes uploaded video files. The parser runs in a worker thread with limits of heap and time.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { VideoFacts } from '../kit/adapters.ts';

const LONGEST_PROBE_MS = 20_000;
const LARGEST_HEAP_MB = 192;

/**
 * Returns duration (seconds) and size (pixels) of an MP4 or QuickTime file with a video track; undefined if the file is anything else,
 * is truncated, or takes the parser too long.
 */
export function probeVideo(path: string): Promise<VideoFacts | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(join(import.meta.dirname, 'videoProbe.worker.ts'), {
      workerData: { path },
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    });
    let facts: VideoFacts | undefined;
    const timer = setTimeout(() => void worker.terminate(), LONGEST_PROBE_MS);
    worker.once('message', (found: VideoFacts) => {
      facts = found;
    });
    // A parser that fails on a file means that the file is no video; the worker then ends by itself.
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(facts);
    });
  });
}
