// Icons of the editor's tools on the 24 grid of `ui/Icon`; only the console uses them.
const strokes = {
  undo: 'M8 5 4 9l4 4M4 9h9.5a5.500 5.500 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M20 9h-9.500a5.500 5.500 0 0 0 0 11H15',
  heading2: 'M4 5v14M12 5v14M4 12h8M15.500 13.500a2.300 2.300 0 1 1 4 1.600L15.500 19h4.500',
  heading3: 'M4 5v14M12 5v14M4 12h8M15.500 12h4.300l-2.300 2.700a2.200 2.200 0 1 1-2.200 3.300',
  bold: 'M7.500 5h5.500a3.400 3.400 0 0 1 0 6.800H7.500zM7.500 11.800h6.300a3.600 3.600 0 0 1 0 7.200H7.500z',
  italic: 'M10.500 5H17M7 19h6.500M14 5l-4 14',
  bulletList: 'M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01',
  orderedList: 'M10 6.500h10M10 12h10M10 17.500h10M4 5l1.500-.8v5M4 15a1.400 1.400 0 1 1 2.400 1L4 19.200h2.800',
  quote: 'M10 7c-3 1-4.500 3.200-4.500 6.500V17H10v-4.500H7.500M19 7c-3 1-4.500 3.200-4.500 6.500V17H19v-4.500h-2.500',
  link: 'M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700L12 17.700',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 10v9M15 10v9',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M14.500 9.500a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  video: 'M4 5.500h16v13H4zM10 9v6l5-3z',
  rule: 'M4 12h16M7 7h10M7 17h10',
  plain: 'M6 5h12M12 5l-2 9M4 20 20 4M9.500 19h4',
} as const;
export type ToolName = keyof typeof strokes;

export const ToolIcon = ({ name }: { name: ToolName }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={strokes[name]} />
  </svg>
);
