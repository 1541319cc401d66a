import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";

interface Props {
  /** Names of the three buttons. */
  names: { forward: string; back: string; remove: string };
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const squareButton =
  "inline-flex size-11 items-center justify-center rounded-md border border-line hover:bg-mist disabled:text-ink-faint";

/** Moves an entry of a list by one place, or removes it. */
export function PlaceButtons({ names, place, count, onMove, onRemove }: Props) {
  return (
    <div className="flex gap-2 tablet:flex-col">
      <button
        type="button"
        className={squareButton}
        disabled={place === 0}
        aria-label={names.forward}
        onClick={() => onMove(place - 1)}
      >
        <ArrowUp aria-hidden="true" size={18} />
      </button>
      <button
        type="button"
        className={squareButton}
        disabled={place === count - 1}
        aria-label={names.back}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDown aria-hidden="true" size={18} />
      </button>
      <button type="button" className={squareButton} aria-label={names.remove} onClick={onRemove}>
        <Trash2 aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
