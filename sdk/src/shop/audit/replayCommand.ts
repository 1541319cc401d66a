import type { SiteCode } from "../../types.ts";

/** A replay of an entry. */
export interface Replayed {
  id: number;
  invert: boolean;
  /** Another site to do it on. */
  site?: SiteCode | undefined;
}

/** A replay as the audit log writes it. */
export const writeReplayCommand = ({ id, invert, site }: Replayed): string =>
  `replayEntry ${id}${invert ? " inverted" : ""}${site === undefined ? "" : ` on ${site}`}`;

/** The entry that a command of the audit log replayed; undefined for any other command. */
export function readReplayedId(command: string): number | undefined {
  const id = /^replayEntry (\d+)/.exec(command)?.[1];
  return id === undefined ? undefined : Number(id);
}
