import type { Picture } from '@pavilion/protocol/pictures.ts';
import type { SellerDetail } from '@pavilion/protocol/programmesDesk.ts';
import { useRef, useState } from 'react';
import { PictureField, type ShownPicture, shownPicture } from '../../../parts/PictureField.tsx';

type Change = (now: readonly ShownPicture[]) => readonly ShownPicture[];
function usePicture(first: Picture | null | undefined, tell: (id: number | null) => void) {
  const [value, setValue] = useState<readonly ShownPicture[]>(first ? [shownPicture(first)] : []);
  const latest = useRef(value);
  return {
    value,
    onChange: (change: Change) => {
      latest.current = change(latest.current);
      setValue(latest.current);
      tell(latest.current[0]?.id ?? null);
    },
  };
}

interface Props {
  seller: SellerDetail | undefined;
  disabled: boolean;
  labels: { logo: string; display: string };
  onLogo: (id: number | null) => void;
  onDisplay: (id: number | null) => void;
}
export function SellerPictures({ seller, disabled, labels, onLogo, onDisplay }: Props) {
  const logo = usePicture(seller?.logo, onLogo);
  const display = usePicture(seller?.display, onDisplay);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <PictureField {...logo} label={labels.logo} purpose="companyLogo" ratio="1:1" disabled={disabled} />
      <PictureField {...display} label={labels.display} purpose="companyDisplay" ratio="16:9" disabled={disabled} />
    </div>
  );
}
