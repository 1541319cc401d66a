import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText, useMayForAll } from "../desk.ts";
import { useDeadJobs } from "../settings/jobs/useDeadJobs.ts";

const SHOWN = 100;

/** How many messages could not be sent, as a link to them; nothing where all were. */
export function JobsToday() {
  const text = useDeskText();
  const may = useMayForAll("operations:write");
  const { data } = useDeadJobs({}, SHOWN, may);
  if (!data || data.rows.length === 0) return null;
  const count = `${data.rows.length}${data.next === null ? "" : "+"}`;
  return (
    <p className="mt-6">
      <DeskLink
        to="/desk/settings/jobs"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white px-5 font-semibold text-bad hover:border-brand-600"
      >
        {text(m.desk_jobs)}
        <span className="tabular-nums">{count}</span>
      </DeskLink>
    </p>
  );
}
