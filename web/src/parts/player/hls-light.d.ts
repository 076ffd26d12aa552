/** The package ships no types beside its smaller build; it is the same class with fewer parts. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
