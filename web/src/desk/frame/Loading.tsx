import { Spinner } from "../../platform/ui/Spinner.tsx";
import { m, useDeskText } from "../desk.ts";

/** Says that something is loaded; in words too where nothing else stands there yet. */
export function Loading({ inWords = false, className = "" }: { inWords?: boolean; className?: string }) {
  const text = useDeskText();
  return (
    <p role="status" className={`${className} ${inWords ? "flex items-center gap-3 text-ink-soft" : ""}`}>
      <Spinner />
      <span className={inWords ? "" : "sr-only"}>{text(m.loading)}</span>
    </p>
  );
}
