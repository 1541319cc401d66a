import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const tones = {
  good: { icon: CircleCheck, look: "bg-good-soft text-good" },
  bad: { icon: CircleAlert, look: "bg-bad-soft text-bad" },
  info: { icon: Info, look: "bg-brand-50 text-brand-800" },
};

/** A message in the flow of the page; a bad one is announced at once. */
export function Notice({ tone = "info", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  const { icon: Icon, look } = tones[tone];
  return (
    <div role={tone === "bad" ? "alert" : "status"} className={`flex gap-3 rounded-md px-4 py-3 ${look}`}>
      <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 text-sm font-medium">{children}</div>
    </div>
  );
}
