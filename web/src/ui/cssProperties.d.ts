import 'react';

declare module 'react' {
  // Custom properties, which components set for their style sheets.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
