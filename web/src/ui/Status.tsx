/** The tones of ui.md: a dot and a word, never colour alone. */
export type Tone = 'amber' | 'lilac' | 'mint' | 'sky' | 'rose' | 'quiet';
const colours: Record<Tone, string> = {
  amber: 'text-amber',
  lilac: 'text-lilac',
  mint: 'text-mint',
  sky: 'text-sky',
  rose: 'text-rose',
  quiet: 'text-fg-3',
};
export function Status({ tone, children, glow = false }: { tone: Tone; children: string; glow?: boolean }) {
  return (
    <span className={`inline-flex items-center gap-2 text-13 whitespace-nowrap ${colours[tone]}`}>
      <span
        className={`size-[7px] rounded-full bg-current ${glow ? 'ring-4 ring-current/20' : ''}`}
        aria-hidden="true"
      />
      {children}
    </span>
  );
}
