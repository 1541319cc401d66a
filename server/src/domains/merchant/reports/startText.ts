import { Readable } from "node:stream";

/** A text that is sent while it is made. It begins first: a failure until then is still answered as an error. */
export async function startText(parts: AsyncGenerator<string>): Promise<Readable> {
  const first = await parts.next();
  return Readable.from(first.done ? [] : continueText(first.value, parts));
}

async function* continueText(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}
