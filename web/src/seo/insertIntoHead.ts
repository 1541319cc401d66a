const END = Buffer.from("</head>");

/** The stream of a page with more elements at the end of its head. */
export function insertIntoHead(
  page: ReadableStream<Uint8Array>,
  elements: string,
): ReadableStream<Uint8Array> {
  let before: Buffer | null = Buffer.alloc(0);
  return page.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (before === null) return controller.enqueue(chunk);
        before = Buffer.concat([before, chunk]);
        const at = before.indexOf(END);
        if (at < 0) return;
        controller.enqueue(
          Buffer.concat([before.subarray(0, at), Buffer.from(elements), before.subarray(at)]),
        );
        before = null;
      },
      flush(controller) {
        if (before !== null) controller.enqueue(before);
      },
    }),
  );
}
