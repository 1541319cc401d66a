import type { ReactNode } from "react";

const tones = {
  brand: "bg-brand-100 text-brand-800",
  sale: "bg-sale text-white",
  good: "bg-good-soft text-good",
  quiet: "bg-mist text-ink-soft",
};

/** A word or a number on a coloured ground. */
export function Badge({ tone = "quiet", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full px-2.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
