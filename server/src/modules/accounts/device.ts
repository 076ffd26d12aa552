const browsers: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];
const firstOf = (of: readonly [RegExp, string][], words: string) => of.find(([pattern]) => pattern.test(words))?.[1];

/** Returns browser and system, such as `Chrome · Windows`, so that users recognise their own devices. Empty when unknown. */
export const deviceOf = (userAgent: string): string =>
  [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(' · ');
