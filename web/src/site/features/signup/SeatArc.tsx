interface Props {
  capacity: number;
  taken: number;
  /** Places of this sign-up, which are counted in `taken`. */
  mine: number;
}
/** Above this many seats a bar is shown. */
const MOST_SEATS = 120;
const STAGE = 22;

/** The seats in rows around the stage, the front row first: x and y of each. */
function seatsOf(capacity: number): { x: number; y: number }[] {
  const rows = Math.max(1, Math.ceil(capacity / 13));
  const radii = Array.from({ length: rows }, (_, row) => 66 + row * (rows > 6 ? 12 : 17));
  const whole = radii.reduce((sum, radius) => sum + radius, 0);
  let left = capacity;
  return radii.flatMap((radius, row) => {
    const inRow = row === rows - 1 ? left : Math.min(left, Math.round((capacity * radius) / whole));
    left -= inRow;
    return Array.from({ length: inRow }, (_, i) => {
      const angle = Math.PI * (0.12 + (0.76 * (i + 0.5)) / inRow);
      return { x: 170 - Math.cos(angle) * radius * 1.08, y: STAGE + Math.sin(angle) * radius * 0.62 };
    });
  });
}

/** The room: filled seats, mine, and free ones as rings. Words beside it have the same figures. */
export function SeatArc({ capacity, taken, mine }: Props) {
  if (capacity > MOST_SEATS)
    return (
      <div className="seat-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, ((taken - mine) / capacity) * 100)}%` }} />
        <i className="mine" style={{ width: `${Math.min(100, (mine / capacity) * 100)}%` }} />
      </div>
    );
  const seats = seatsOf(capacity);
  const height = Math.max(...seats.map(({ y }) => y)) + 10;
  const kind = (i: number) => (i < taken - mine ? 'full' : i < taken ? 'mine' : 'free');
  return (
    <svg className="seat-arc" viewBox={`0 0 340 ${height}`} aria-hidden="true">
      <path d={`M130 8 L210 8 L268 ${height} L72 ${height} Z`} className="light" />
      <rect x="130" y="5" width="80" height="4" className="desk" />
      {seats.map(({ x, y }, i) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" className={kind(i)} />
      ))}
    </svg>
  );
}
