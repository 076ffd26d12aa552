import { type CodeOf, codes } from './kit/codes.ts';
import { programmeTypes } from './programmeTypeWords.ts';

// Apart from the other enumerations, because every first page shows it (see cards.ts).

export const ProgrammeType = codes(programmeTypes);
export type ProgrammeType = CodeOf<typeof ProgrammeType>;
