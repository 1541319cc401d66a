import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { m } from "../../../platform/text/m.ts";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Spinner } from "../../../platform/ui/Spinner.tsx";
import { useDeskText } from "../../desk.ts";
import { Failure } from "../../frame/Failure.tsx";
import { PageLinks } from "../../frame/PageLinks.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { JobRow } from "./JobRow.tsx";
import type { JobsSearch } from "./jobsSearch.ts";
import { deadJobsKey, useDeadJobs } from "./useDeadJobs.ts";

const LIMIT = 25;
const TO = "/desk/settings/jobs";

/** Messages and other work that the shop gave up, the latest first; the page stands in the address. */
export function JobsScreen() {
  return (
    <SettingsFrame scope="operations:write">
      <Jobs />
    </SettingsFrame>
  );
}

function Jobs() {
  const text = useDeskText();
  const queries = useQueryClient();
  const search = useSearch({ strict: false }) as JobsSearch;
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useDeadJobs(search, LIMIT);
  const reload = () => void queries.invalidateQueries({ queryKey: [deadJobsKey] });
  /** The row goes, and with it the button that had the focus. */
  function leave(message: string) {
    setNote(message);
    heading.current?.focus();
    reload();
  }
  return (
    <section aria-labelledby="jobs" className="mt-6">
      <h2 id="jobs" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {text(m.desk_jobs)}
      </h2>
      <p className="mt-2 text-ink-soft">{text(m.desk_jobs_note)}</p>
      <div className="mt-4 flex flex-col gap-3">
        {isPending && <Spinner />}
        {note !== null && <Notice tone="good">{note}</Notice>}
        {error && !data && <Failure error={error} reset={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <p role="status" className="rounded-lg bg-white p-8 text-center text-ink-soft">
            {text(m.desk_jobs_none)}
          </p>
        )}
        {data && data.rows.length > 0 && (
          <ul className="overflow-hidden rounded-lg border border-line bg-white">
            {data.rows.map((job) => (
              <JobRow key={job.id} job={job} onLeave={leave} reload={reload} />
            ))}
          </ul>
        )}
      </div>
      {data && <PageLinks to={TO} filters={{}} cursor={search.cursor} next={data.next} />}
    </section>
  );
}
