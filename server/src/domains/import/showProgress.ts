import type { WriteStream } from "node:tty";
import type { PartName } from "@velours/sdk/import";

export interface Progress {
  /** Without `of` it is not known how many there are. */
  show: (part: PartName | "pictures" | "rows", done: number, of?: number) => void;
  end: () => void;
}

/** Milliseconds between two lines about the same part. */
const pause = 3000;

/** Shows the progress of an import: on one line of a terminal, or elsewhere in a line every few seconds and at the end. */
export function showProgress(
  stream: Pick<WriteStream, "write" | "isTTY">,
  now: () => number = Date.now,
): Progress {
  let last = { part: "", time: Number.NEGATIVE_INFINITY };
  return {
    show: (part, done, of) => {
      const text = `${part} ${done}${of === undefined ? "" : `/${of}`}`;
      if (stream.isTTY) {
        stream.write(`\r\u001b[2K${text}`);
        return;
      }
      if (done !== of && part === last.part && now() - last.time < pause) return;
      last = { part, time: now() };
      stream.write(`${text}\n`);
    },
    end: () => {
      if (stream.isTTY) stream.write("\r\u001b[2K");
    },
  };
}
