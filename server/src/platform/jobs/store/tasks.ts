import { type Kysely, sql } from "kysely";
import { json } from "../../store/json.ts";
import type { Database } from "../../store/schema.ts";

/** Recurring work that one process does for all. */
export interface Task {
  name: string;
  /** Seconds from the beginning of one run to that of the next, in whichever process. */
  seconds: number;
}

/** Claims the tasks that are due until they are due again; returns their names. No other process gets them meanwhile. */
export async function claimTasks(db: Kysely<Database>, tasks: readonly Task[]): Promise<string[]> {
  // A second earlier than due, so that a process that looks every so many seconds finds it due each time. A task that is due
  // later than this claim would be was claimed before the clock was set back; the minute keeps a small step of the clock from
  // giving it to two processes.
  const { rows } = await sql<{ name: string }>`
    insert into tasks (name, due_at)
    select name, now() + make_interval(secs => seconds - 1)
    from jsonb_to_recordset(${json(tasks.map(({ name, seconds }) => ({ name, seconds })))})
      as task (name text, seconds float8)
    order by name
    on conflict (name) do update set due_at = excluded.due_at
      where tasks.due_at <= now() or tasks.due_at > excluded.due_at + interval '1 minute'
    returning name`.execute(db);
  return rows.map(({ name }) => name);
}
