import type { ReactNode } from "react";

/** A page of words. */
export function TextPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page py-14 tablet:py-20">
      <div className="max-w-2xl">
        <h1 className="mb-4 text-4xl font-bold">{title}</h1>
        {lead && <p className="mb-8 text-xl text-ink-soft">{lead}</p>}
        <div className="flex flex-col gap-6">{children}</div>
      </div>
    </div>
  );
}
