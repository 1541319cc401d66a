import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../../desk.ts";
import { List } from "../../frame/List.tsx";
import { JobRow } from "./JobRow.tsx";
import type { JobsSearch } from "./jobsSearch.ts";
import { deadJobsKey, useDeadJobs } from "./useDeadJobs.ts";

const LIMIT = 25;
const TO = "/desk/settings/jobs";

/** Messages and other work that the shop gave up, the latest first; the page stands in the address. */
export function JobsScreen() {
  const text = useDeskText();
  const queries = useQueryClient();
  const search = useSearch({ strict: false }) as JobsSearch;
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState<string | null>(null);
  const jobs = useDeadJobs(search, LIMIT);
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
      <List
        result={jobs}
        none={text(m.desk_jobs_none)}
        pages={{ to: TO, filters: {}, cursor: search.cursor }}
        note={note !== null && <Notice tone="good">{note}</Notice>}
        showsLoading
      >
        {(job) => <JobRow key={job.id} job={job} onLeave={leave} reload={reload} />}
      </List>
    </section>
  );
}
