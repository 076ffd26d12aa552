declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number>;
      keepAllGlyphs?: boolean;
      keepFeatures?: string[];
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
