interface Replayed {
  id: number;
  invert: boolean;
}

/** A replay as the audit log writes it. */
export const writeReplayCommand = ({ id, invert }: Replayed): string =>
  `replayEntry ${id}${invert ? " inverted" : ""}`;

/** The entry that a command of the audit log replayed; undefined for any other command. */
export function readReplayedId(command: string): number | undefined {
  const id = /^replayEntry (\d+)/.exec(command)?.[1];
  return id === undefined ? undefined : Number(id);
}
