import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { readJoined } from "./readJoined.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const { read } = readJoined(stream);
  const parts: string[] = [];
  for (let part = await read(); part.length > 0; part = await read()) parts.push(String(part));
  return parts;
}

it("joins what is there at once", async () => {
  const left = ["one ", "two ", "three"];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift();
      if (part) controller.enqueue(bytes(part));
      else controller.close();
    },
  });
  expect(await readAll(stream)).toEqual(["one two three"]);
});

it("hands out what is there before it waits for the rest", async () => {
  const left = ["head ", "body ", "late"];
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = left.shift();
      if (part === "late") for (let turns = 0; turns < 3; turns += 1) await turn();
      if (part) controller.enqueue(bytes(part));
      else controller.close();
    },
  });
  expect(await readAll(stream)).toEqual(["head body ", "late"]);
});

it("does not take a part without bytes for the end", async () => {
  const left = ["", "page"];
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = left.shift();
      for (let turns = 0; turns < 3; turns += 1) await turn();
      if (part === undefined) controller.close();
      else controller.enqueue(bytes(part));
    },
  });
  expect(await readAll(stream)).toEqual(["page"]);
});

it("fails with the stream, and not before what came of it is read", async () => {
  const left = ["head"];
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = left.shift();
      if (part) return controller.enqueue(bytes(part));
      for (let turns = 0; turns < 3; turns += 1) await turn();
      controller.error(new Error("broken"));
    },
  });
  const { read } = readJoined(stream);
  expect(String(await read())).toBe("head");
  for (let turns = 0; turns < 5; turns += 1) await turn();
  await expect(read()).rejects.toThrow("broken");
});

it("cancels the stream", async () => {
  let reason: unknown;
  const { read, cancel } = readJoined(
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes("a")),
      cancel: (why) => {
        reason = why;
      },
    }),
  );
  void read;
  await cancel("gone");
  expect(reason).toBe("gone");
});
