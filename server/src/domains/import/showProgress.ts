import type { WriteStream } from "node:tty";
import type { PartName } from "@velours/sdk/import";

/** Shows the progress of an import: on one line of a terminal, or a line for each batch elsewhere. */
export function showProgress(stream: Pick<WriteStream, "write" | "isTTY">): {
  show: (part: PartName | "pictures", done: number, of: number) => void;
  end: () => void;
} {
  return {
    show: (part, done, of) => {
      const text = `${part} ${done}/${of}`;
      stream.write(stream.isTTY ? `\r\u001b[2K${text}` : `${text}\n`);
    },
    end: () => {
      if (stream.isTTY) stream.write("\r\u001b[2K");
    },
  };
}
