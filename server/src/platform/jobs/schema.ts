import type { Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../store/schema.ts";
import type { JobKind } from "./store.ts";

interface JobTable {
  id: Generated<number>;
  kind: JobKind;
  payload: Json<Record<string, unknown>>;
  /** When it may be taken: of a taken job the end of its lease. */
  run_at: Timestamp;
  /** Of a taken job, when it was due; null before and after. */
  due_at: NullableTimestamp;
  attempts: Generated<number>;
  done_at: NullableTimestamp;
  /** When the job was given up; an operator has to look at it. */
  dead_at: NullableTimestamp;
  error: string | null;
}

/** When a recurring task may run next. */
interface TaskTable {
  name: string;
  due_at: Timestamp;
}

declare module "../store/schema.ts" {
  interface Database {
    jobs: JobTable;
    tasks: TaskTable;
  }
}
