/** The package has no types for its smaller build, which is the same class with fewer parts. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
