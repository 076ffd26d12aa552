import { useMemo, useRef } from 'react';
import { encode } from 'uqr';
import { useNear } from '../ui/useNear.ts';

/** A QR code, dark on white, with the quiet zone that cameras need, in every theme. It is computed when it becomes visible. */
export function Qr({ of, label, className = 'size-52' }: { of: string; label: string; className?: string }) {
  const box = useRef<SVGSVGElement>(null);
  const seen = useNear(box, {});
  const code = useMemo(() => (seen ? drawn(of) : undefined), [seen, of]);
  return (
    <svg
      ref={box}
      role="img"
      aria-label={label}
      viewBox={code && `0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={`rounded-card bg-white ${className}`}
    >
      {code && <path d={code.path} fill="#000" />}
    </svg>
  );
}
function drawn(of: string) {
  const { data, size } = encode(of, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
