/** Whether an answer says that the session known here still holds. */
export function isSessionValid(response: Response, revision: number | undefined): boolean {
  if (response.status === 304) return true;
  const header = response.headers.get("x-session-validation")?.trim();
  if (header === "invalid") return false;
  const seen = parseRevision(header);
  return seen === undefined || revision === undefined || seen === revision;
}

export interface SessionWatch {
  /** For `createClient({ onResponse })`. */
  onResponse: (response: Response) => void;
  /** Tells the revision known from elsewhere: user data, login, logout. */
  adopt: (revision: number | undefined) => void;
}

/** Watches the answers for a session that ended or changed; `onInvalid` reloads the page. Not for server rendering. */
export function watchSession({ onInvalid }: { onInvalid: () => void }): SessionWatch {
  let revision: number | undefined;
  return {
    onResponse(response) {
      if (isSessionValid(response, revision))
        revision ??= parseRevision(response.headers.get("x-session-validation")?.trim());
      else onInvalid();
    },
    adopt(storedRevision) {
      revision = storedRevision;
    },
  };
}

const parseRevision = (header: string | undefined): number | undefined =>
  header !== undefined && /^[1-9]\d*$/.test(header) ? Number(header) : undefined;
