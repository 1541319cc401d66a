import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import { DeskDialog } from "./DeskDialog.tsx";
import type { Place } from "./places.ts";

interface Props {
  places: readonly Place[];
  isHere: (to: string) => boolean;
  onClose: () => void;
}

/** Places that a phone's row has no room for. */
export function MorePlaces({ places, isHere, onClose }: Props) {
  const text = useDeskText();
  return (
    <DeskDialog onClose={onClose} title={text(m.desk_more)}>
      <nav aria-label={text(m.desk_more)} className="flex flex-col gap-1">
        {places.map(({ to, icon: Icon, label, Count }) => (
          <DeskLink
            key={to}
            to={to}
            onClick={onClose}
            aria-current={isHere(to) ? "page" : undefined}
            className="flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold hover:bg-mist aria-[current=page]:bg-brand-50 aria-[current=page]:text-brand-700"
          >
            <Icon aria-hidden="true" size={20} />
            {text(label)}
            {Count && <Count />}
          </DeskLink>
        ))}
      </nav>
    </DeskDialog>
  );
}
