interface Props {
  /** 0 to 1. */
  value: number;
  label: string;
  /** The reward at the end of the bar. */
  reward?: string;
  /** Steps on the way, 0 to 1. */
  marks?: readonly number[];
}

const toShare = (value: number) => Math.min(1, Math.max(0, value));

/** A bar that fills; its label says the same in words. Back at 0 it is at once: only filling is shown. */
export function Progress({ value, label, reward, marks = [] }: Props) {
  const share = toShare(value);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span>{label}</span>
        {reward && <span className="shrink-0 font-semibold text-good">{reward}</span>}
      </p>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-1.5 w-full rounded-full bg-brand-100"
      >
        <rect
          width={100 * share}
          height="2"
          className={
            share > 0 ? "fill-brand-600 transition-[width] duration-500 ease-calm" : "fill-brand-600"
          }
        />
        {marks.map((mark) => (
          <rect key={mark} x={100 * toShare(mark) - 0.4} width="0.8" height="2" className="fill-white" />
        ))}
      </svg>
    </div>
  );
}
