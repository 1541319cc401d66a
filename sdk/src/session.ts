/** True when an answer says that the session known here still holds. */
export function isSessionValid(response: Response, revision: number | undefined): boolean {
  if (response.status === 304) return true;
  const header = response.headers.get("x-session-validation")?.trim();
  if (header === "invalid") return false;
  const seen = parseRevision(header);
  return seen === undefined || revision === undefined || seen === revision;
}

export interface SessionWatch {
  /** For `createClient({ onResponse })`. An answer asked for before the last `adopt` says nothing of the session since. */
  onResponse: (response: Response, call?: { startedAt: number }) => void;
  /** Tells the revision known from elsewhere: user data, login, logout. */
  adopt: (revision: number | undefined) => void;
}

interface WatchOptions {
  onInvalid: () => void;
  /** Where the revision is kept, under `key`: in memory, for as long as the page lives. */
  memory?: Map<string, unknown>;
  key?: string;
}

/** Watches the answers for a session that ended or changed; `onInvalid` reloads the page. Not for server rendering. */
export function watchSession({
  onInvalid,
  memory = new Map(),
  key = "session_revision",
}: WatchOptions): SessionWatch {
  const getRevision = () => memory.get(key) as number | undefined;
  let adoptedAt = 0;
  return {
    onResponse(response, { startedAt } = { startedAt: adoptedAt }) {
      if (startedAt < adoptedAt) return;
      if (!isSessionValid(response, getRevision())) onInvalid();
      else if (getRevision() === undefined)
        memory.set(key, parseRevision(response.headers.get("x-session-validation")?.trim()));
    },
    adopt(revision) {
      adoptedAt = Date.now();
      memory.set(key, revision);
    },
  };
}

const parseRevision = (header: string | undefined): number | undefined =>
  header !== undefined && /^[1-9]\d*$/.test(header) ? Number(header) : undefined;
