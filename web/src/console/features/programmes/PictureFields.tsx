import type { Picture } from '@pavilion/protocol/pictures.ts';
import type { ConsoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { useRef, useState } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { PictureField, type ShownPicture, shownPicture } from '../../parts/PictureField.tsx';
import type { ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

const one = (picture: Picture | null | undefined) => (picture ? [shownPicture(picture)] : []);
const places = ['cover', 'heroWide', 'heroTall', 'stills'] as const;
type Place = (typeof places)[number];

interface Props {
  form: ProgrammeFormState;
  programme: ConsoleProgramme | undefined;
  disabled: boolean;
}
/** Pictures of the form. The form stores ids; the pictures come from the record or the upload. */
export function PictureFields({ form, programme, disabled }: Props) {
  const say = useSay();
  const [shown, setShown] = useState<Record<Place, readonly ShownPicture[]>>({
    cover: one(programme?.cover),
    heroWide: one(programme?.heroWide),
    heroTall: one(programme?.heroTall),
    stills: (programme?.stills ?? []).map(shownPicture),
  });
  const latest = useRef(shown);
  function change(place: Place, how: (now: readonly ShownPicture[]) => readonly ShownPicture[]) {
    const pictures = how(latest.current[place]);
    latest.current = { ...latest.current, [place]: pictures };
    setShown(latest.current);
    if (place === 'stills')
      form.setValue(
        'stillIds',
        pictures.map((p) => p.id),
        changed,
      );
    else form.setValue(`${place}Id`, pictures[0]?.id ?? null, changed);
  }
  const field = (place: Place) => ({
    label: say(text[place]),
    value: shown[place],
    disabled,
    error: form.errorOf(place === 'stills' ? 'stillIds' : `${place}Id`),
    onChange: (how: (now: readonly ShownPicture[]) => readonly ShownPicture[]) => change(place, how),
  });
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-x-8 gap-y-6">
        <PictureField {...field('cover')} purpose="cover" ratio="5:7" />
        <PictureField {...field('heroWide')} purpose="hero" ratio="16:9" />
        <PictureField {...field('heroTall')} purpose="hero" ratio="3:4" />
      </div>
      <PictureField {...field('stills')} purpose="still" ratio="16:9" max={30} />
    </div>
  );
}
