/** Artwork from the logo: three arcs at night, a projector's beam on the floor, lamps in the sky. */
export function PavilionArt() {
  return (
    <svg
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="absolute inset-0 -z-1 size-full"
    >
      <defs>
        <linearGradient id="auth-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#1b0b36" />
          <stop offset=".48" stopColor="#3a1d6b" />
          <stop offset="1" stopColor="#0d041a" />
        </linearGradient>
        <linearGradient id="auth-beam" x2="0" y2="1">
          <stop offset="0" stopColor="#fad596" stopOpacity=".95" />
          <stop offset="1" stopColor="#fbbe68" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="auth-glow">
          <stop offset="0" stopColor="#fbbe68" stopOpacity=".55" />
          <stop offset="1" stopColor="#fbbe68" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#auth-sky)" d="M0 0h720v900H0z" />
      <g fill="#fff">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={0.25 + r / 3} />
        ))}
      </g>
      <path fill="#26124a" d="M0 430 90 372l70 34 96-70 84 62 98-44 92 58 84-50 106 66v472H0z" opacity=".8" />
      <circle cx="360" cy="392" r="250" fill="url(#auth-glow)" />
      <g fill="none" strokeLinecap="round">
        <path d="M96 520C96 240 210 84 360 84s264 156 264 436" stroke="#816fa6" strokeWidth="5" opacity=".5" />
        <path d="M164 520c0-226 82-348 196-348s196 122 196 348" stroke="#c3a5f9" strokeWidth="5" opacity=".55" />
        <path d="M232 520c0-168 52-260 128-260s128 92 128 260" stroke="#fad596" strokeWidth="5" opacity=".85" />
      </g>
      <path d="M360 318 512 620H208z" fill="url(#auth-beam)" opacity=".55" />
      <path d="M360 318 432 560H288z" fill="url(#auth-beam)" />
      <circle cx="360" cy="318" r="7" fill="#fff3d6" />
      <g fill="#fbbe68">
        {lamps.map(([x, y, s]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${s})`}>
            <circle r="30" fill="url(#auth-glow)" />
            <path d="M-9-12h18q4 12-3 23h-12q-7-11-3-23" />
          </g>
        ))}
      </g>
    </svg>
  );
}
const stars = [
  [62, 70, 1.4],
  [140, 150, 1],
  [222, 46, 1.2],
  [310, 32, 0.9],
  [452, 52, 1.4],
  [540, 120, 1],
  [628, 66, 1.6],
  [676, 190, 1],
  [36, 220, 1.1],
  [590, 236, 0.9],
] as const;
const lamps = [
  [70, 150, 0.9],
  [148, 236, 0.6],
  [610, 148, 0.8],
  [672, 262, 0.55],
  [530, 60, 0.5],
] as const;
