import { m, useDeskText } from "../desk.ts";
import { useProposals } from "./useProposals.ts";

/** Most that are counted: more than a day's work. */
const MOST = 99;

/** How many acts wait for consent, beside the name of their list; nothing where none does. */
export function WaitingCount() {
  const text = useDeskText();
  const { data } = useProposals({ state: "waiting" }, MOST);
  const count = data?.rows.length ?? 0;
  if (count === 0) return null;
  const shown = data?.next == null ? String(count) : `${MOST}+`;
  return (
    <span className="rounded-full bg-brand-600 px-2 text-xs leading-5 font-semibold text-white tablet:ml-auto">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{text(m.desk_approvals_waiting, { n: shown })}</span>
    </span>
  );
}
