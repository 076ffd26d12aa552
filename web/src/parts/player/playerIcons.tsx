const strokes = {
  play: 'M8 5.500v13l11-6.500z',
  pause: 'M8 5.500v13M16 5.500v13',
  again: 'M4.500 12a7.5 7.5 0 1 0 2.200-5.300M4.500 4v4.500h4.500',
  volume: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  muted: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  captions: 'M3.500 5.500h17v13h-17zM10.500 10.300a2.300 2.300 0 1 0 0 3.400M17.300 10.300a2.300 2.300 0 1 0 0 3.400',
  settings:
    'M4 7.500h9M17 7.500h3M13 7.500a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 16.500h3M11 16.500h9M7 16.500a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  pictureInPicture: 'M20.500 11V5.500h-17v13H10M13 13.500h8v6h-8z',
  fullScreen: 'M4 9V4.500h4.500M20 9V4.500h-4.500M4 15v4.500h4.500M20 15v4.500h-4.500',
  leaveFullScreen: 'M8.500 4.500V9H4M15.500 4.500V9H20M8.500 19.500V15H4M15.500 19.500V15H20',
} as const;
export type PlayerIconName = keyof typeof strokes;

/** The icons of the player, loaded with it. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} {...(name === 'play' && { fill: 'currentColor' })} />
    </svg>
  );
}
