/** The revision of what is not there: a change that names it in `If-Match` adds something, and replaces nothing. */
export const NO_REVISION = "none";

/** True when a change may go on: its `If-Match` is absent, or names the revision that is there (undefined: nothing is). */
export const matchesRevision = (ifMatch: string | undefined, revision: string = NO_REVISION): boolean =>
  ifMatch === undefined || ifMatch.replaceAll('"', "") === revision;
