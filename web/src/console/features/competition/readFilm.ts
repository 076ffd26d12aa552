const patienceMs = 15_000;

/** Reads size and duration of a video file in the browser; undefined if the browser cannot read it. */
export function readFilm(file: File): Promise<{ width: number; height: number; seconds: number } | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<{ width: number; height: number; seconds: number } | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    video.preload = 'metadata';
    video.muted = true;
    video.onloadedmetadata = () => {
      clearTimeout(timer);
      const { videoWidth: width, videoHeight: height, duration } = video;
      resolve(height > 0 ? { width, height, seconds: Math.max(1, Math.round(duration)) } : undefined);
    };
    video.onerror = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
    video.src = url;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
