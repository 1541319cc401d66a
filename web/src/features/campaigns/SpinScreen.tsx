import type { CampaignSegment } from "@velours/sdk/types";
import { useEffect, useMemo, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { CampaignStage } from "./CampaignStage.tsx";
import { Entry } from "./Entry.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { useEntry } from "./useEntry.ts";
import { Winners } from "./Winners.tsx";
import { restingAngle, slicePath, toSlices, turnBetween } from "./wheelTurn.ts";

const TURN_MS = 4_500;
const RADIUS = 190;

interface Props {
  segments: readonly CampaignSegment[];
  /** Where it stops; the first segment stands at the top before. */
  segment: string | null;
  /** The wheel turns to its place, and is not there already. */
  turns: boolean;
  onStop: () => void;
}

const colours = [
  { fill: "fill-brand-600", label: "fill-white" },
  { fill: "fill-brand-100", label: "fill-brand-950" },
  { fill: "fill-brand-800", label: "fill-white" },
] as const;

/** No two neighbours are alike, also where the last meets the first. */
const getColour = (index: number, count: number) =>
  colours[index === count - 1 && index % 2 === 0 ? 2 : index % 2]!;

/** The wheel: it turns to the segment the shop drew. With reduced motion it is shown at once. */
function Wheel({ segments, segment, turns, onStop }: Props) {
  const text = useText();
  const { locale } = useShop();
  const wheel = useRef<SVGSVGElement>(null);
  const count = segments.length;
  const slices = useMemo(() => toSlices(segments.map(({ weight = 1 }) => weight)), [segments]);
  const drawn = Math.max(
    0,
    segments.findIndex(({ id }) => id === segment),
  );
  const first = slices[0]!;
  const target = slices[drawn]!;
  const chance = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const stop = useRef(onStop);
  stop.current = onStop;
  const [turning, setTurning] = useState(false);
  useEffect(() => {
    if (!turns || !wheel.current) return;
    // On a phone the form is below it.
    wheel.current.scrollIntoView({ block: "center" });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return stop.current();
    // From where it stood to where it already is drawn: without an animation it is simply there.
    const turn = wheel.current.animate(
      [{ transform: `rotate(${-turnBetween(first, target)}deg)` }, { transform: "rotate(0deg)" }],
      { duration: TURN_MS, easing: "cubic-bezier(0.15, 0.7, 0.1, 1)" },
    );
    setTurning(true);
    turn.onfinish = () => {
      setTurning(false);
      stop.current();
    };
    return () => {
      turn.cancel();
      setTurning(false);
    };
  }, [turns, first, target]);
  return (
    <div className="relative mx-auto w-full max-w-104">
      <svg
        aria-hidden="true"
        viewBox="-16 -14 32 28"
        className="absolute -top-2 left-1/2 z-10 w-9 -translate-x-1/2 fill-ink stroke-white stroke-2"
      >
        <path d="M-13 -11H13L0 12Z" strokeLinejoin="round" />
      </svg>
      <svg ref={wheel} aria-hidden="true" viewBox="-200 -200 400 400" className="w-full">
        <circle r="199" className="fill-brand-950" />
        <g transform={`rotate(${restingAngle(target)})`}>
          {segments.map(({ id, label, weight }, index) => (
            <g key={id} className={weight === 0 ? "hidden" : undefined}>
              <path
                d={slicePath(slices[index]!, RADIUS)}
                className={`${getColour(index, count).fill} stroke-white stroke-2`}
              />
              <text
                transform={`rotate(${-restingAngle(slices[index]!) - 90})`}
                x={RADIUS - 30}
                textAnchor="end"
                dominantBaseline="central"
                fontSize={count > 12 ? 11 : 15}
                fontWeight="700"
                className={getColour(index, count).label}
              >
                {label}
              </text>
            </g>
          ))}
          <circle r="26" className="fill-white" />
          <circle r="9" className="fill-brand-600" />
        </g>
      </svg>
      <div className="mt-4 text-sm text-ink-soft">
        <p className="font-semibold">{text(m.wheel_prizes)}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {segments.map(({ id, label }, index) => (
            <li key={id}>
              {text(m.wheel_chance, {
                prize: label,
                chance: chance.format(slices[index]!.end - slices[index]!.start),
              })}
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {turning && text(m.wheel_turns)}
      </p>
    </div>
  );
}

/** /spin-to-win: the shop draws, the wheel turns to what it drew. */
export function SpinScreen({ data }: { data: CampaignData }) {
  const { page } = data;
  const text = useText();
  const entry = useEntry(page);
  const { outcome, fresh } = entry;
  const [stopped, setStopped] = useState(false);
  // Another turn, for another address, begins anew.
  useEffect(() => {
    if (!outcome) setStopped(false);
  }, [outcome]);
  // An earlier entry's segment may have left the wheel.
  const turns = fresh && page.segments.some(({ id }) => id === outcome?.segment) && !stopped;
  return (
    <>
      <CampaignStage
        data={data}
        picture={
          page.segments.length > 0 ? (
            <Wheel
              segments={page.segments}
              segment={outcome?.segment ?? null}
              turns={turns}
              onStop={() => setStopped(true)}
            />
          ) : undefined
        }
        form={
          turns ? (
            <p className="py-16 text-center text-xl font-bold">{text(m.wheel_turns)}</p>
          ) : (
            <Entry page={page} entry={entry} />
          )
        }
      />
      <Winners winners={page.winners} />
    </>
  );
}
