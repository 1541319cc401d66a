import {
  entrySubjects,
  type MerchantEntry,
  merchantEntries,
  type Obstacle,
  readReplayedId,
} from "@velours/sdk/shop";
import type { Context } from "../../Handler.ts";
import type { MockResponse } from "../../MockResponse.ts";
import { appendEntry, findEntry } from "./entries.ts";
import { listChanges } from "./listChanges.ts";
import { recordedParts } from "./recordedParts.ts";

type Describe = (request: unknown, answer: unknown) => MerchantEntry | null;

const entries: Partial<Record<string, (request: never, answer: never) => MerchantEntry | null>> =
  merchantEntries;

/** Responses that have their entry, or need none. */
const recorded = new WeakSet<MockResponse>();

/** A response to a request that changed nothing, so that the log has no entry of it. */
export function withoutEntry(response: MockResponse): MockResponse {
  recorded.add(response);
  return response;
}

/** Why the log cannot put back what a write changed, by its response. */
const obstaclesOf = new WeakMap<MockResponse, Obstacle[]>();

/** A response to a write that the log cannot put back. */
export function withObstacles(response: MockResponse, obstacles: Obstacle[]): MockResponse {
  if (obstacles.length > 0) obstaclesOf.set(response, obstacles);
  return response;
}

/**
 * Runs an operation for merchants, and writes its entry in the session's log with what it changed. A repeated request has
 * the response of the first one, and leaves no entry. `note` stands at the end of the command.
 */
export async function recordWrite(
  operation: string,
  request: unknown,
  context: Context,
  run: () => MockResponse | undefined | Promise<MockResponse | undefined>,
  note = "",
): Promise<MockResponse | undefined> {
  const describe = entries[operation] as Describe | undefined;
  if (describe === undefined) return run();
  const { session } = context;
  const before = session.desk;
  const response = await run();
  if (response === undefined || response.status >= 300 || recorded.has(response)) return response;
  recorded.add(response);
  const entry = describe(request, response.body);
  if (entry === null) return response;
  const { command, site, order, undoes }: Exclude<MerchantEntry, string> =
    typeof entry === "string" ? { command: entry, site: null } : entry;
  const replayed = findEntry(session, readReplayedId(command));
  const parts = replayed === undefined ? recordedParts(operation) : replayed.touched?.map(({ part }) => part);
  const obstacles = obstaclesOf.get(response) ?? null;
  const isKept = parts !== undefined && obstacles === null;
  const changes = isKept ? listChanges(session, before, new Set(parts)) : null;
  appendEntry(context, {
    command: `${command}${note}`,
    site: site ?? replayed?.site ?? null,
    subjects: entrySubjects(order, changes ?? []),
    changes,
    obstacles,
    undoes: undoes ?? null,
  });
  return response;
}
