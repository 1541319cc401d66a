import { readJoined } from "./readJoined.ts";

const END = Buffer.from("</head>");

/** The stream of a page with more elements at the end of its head. */
export function insertIntoHead(
  page: ReadableStream<Uint8Array>,
  elements: string,
): ReadableStream<Uint8Array> {
  const { read, cancel } = readJoined(page);
  let before: Buffer | null = Buffer.alloc(0);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const bytes = await read();
        if (bytes.length === 0) {
          if (before?.length) controller.enqueue(before);
          return controller.close();
        }
        if (before === null) return controller.enqueue(bytes);
        before = before.length > 0 ? Buffer.concat([before, bytes]) : bytes;
        const at: number = before.indexOf(END);
        if (at < 0) continue;
        controller.enqueue(
          Buffer.concat([before.subarray(0, at), Buffer.from(elements), before.subarray(at)]),
        );
        before = null;
        return;
      }
    },
    cancel,
  });
}
