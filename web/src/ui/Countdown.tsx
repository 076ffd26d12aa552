import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';

interface Props {
  seconds: number;
  children: string;
  /** The label while it counts: “42 seconds retrieve again”. */
  counting: (secondsLeft: number) => string;
  /** Starts the count when it gives true. */
  onClick: () => Promise<boolean> | boolean;
  loading?: boolean;
}
/** A button that is disabled after use while it counts down (spec §4). */
export function CountdownButton({ seconds, children, counting, onClick, loading = false }: Props) {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    // Measured against the clock: a phone that slept wakes to the true rest.
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  async function press() {
    if (!(await onClick())) return;
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  }
  return (
    <Button
      kind="quiet"
      small
      disabled={left > 0}
      loading={loading}
      onClick={() => void press()}
      className="text-amber"
    >
      {left > 0 ? counting(left) : children}
    </Button>
  );
}
