import { encode } from 'uqr';

/** Dark on white, with the quiet zone that cameras need, whatever the page's colours are. */
export function Qr({ of, label, className = 'size-52' }: { of: string; label: string; className?: string }) {
  const { data, size } = encode(of, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-card bg-white ${className}`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
