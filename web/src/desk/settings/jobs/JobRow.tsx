import type { DeadJob } from "@velours/sdk/types";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { isRefused } from "../../isRefused.ts";
import { useChange } from "../../useChange.ts";
import { jobText } from "./jobText.ts";

interface Props {
  job: DeadJob;
  /** Called with a message when the job is no longer one of those that failed. */
  onLeave: (message: string) => void;
  reload: () => void;
}

/** Work that was given up, why, and the way to try it again. */
export function JobRow({ job, onLeave, reload }: Props) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const mayReadOrders = useMay("orders:read");
  const name = jobText(job, text);
  const { run, busy, failure } = useChange(
    (id: number, idempotencyKey) => api.retryJob({ params: { path: { id } }, idempotencyKey }),
    {
      done: () => onLeave(text(m.desk_job_retried, { job: name })),
      failed: (error) =>
        isRefused(error, "resourceDoesNotExist") ? onLeave(text(m.desk_job_gone)) : reload(),
    },
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold break-words">
          {job.order !== null && mayReadOrders ? (
            <DeskLink to={`/desk/orders/${job.order}`} className="underline underline-offset-4">
              {name}
            </DeskLink>
          ) : (
            name
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {[
            text(m.desk_job_given_up, { when: formatMoment(job.failedAt, locale) }),
            text(m.desk_delivery_attempts, { n: job.attempts }),
          ].join(" · ")}
        </p>
        {job.error !== null && (
          <p className="text-sm break-words text-bad" lang="en">
            {job.error}
          </p>
        )}
      </div>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        aria-label={text(m.desk_job_retry_of, { job: name })}
        onClick={() => run(job.id)}
      >
        {text(m.desk_try_again)}
      </Button>
      {failure && (
        <div className="w-full">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
    </li>
  );
}
