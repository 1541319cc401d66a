import { ArrowLeft } from "lucide-react";
import { DeskLink, type DeskSearch } from "../DeskLink.tsx";

/** The way from a screen to its list. */
export const BackLink = ({ to, search, label }: { to: string; search?: DeskSearch; label: string }) => (
  <DeskLink
    to={to}
    search={search}
    className="inline-flex print:hidden min-h-11 items-center gap-2 font-semibold text-brand-700"
  >
    <ArrowLeft aria-hidden="true" size={18} />
    {label}
  </DeskLink>
);
