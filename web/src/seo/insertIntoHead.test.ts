import { expect, it } from "vitest";
import { insertIntoHead } from "./insertIntoHead.ts";

const streamOf = (chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk));
      controller.close();
    },
  });

const insert = async (chunks: readonly string[]) =>
  new Response(insertIntoHead(streamOf(chunks), "<i/>")).text();

it.each([
  ["<head><a/></head><body></head></body>", "<head><a/><i/></head><body></head></body>"],
  ["<p>no head</p>", "<p>no head</p>"],
  ["<head>é</head>é", "<head>é<i/></head>é"],
])("writes once at the end of the head of %s, however it arrives", async (page, expected) => {
  expect(await insert([page])).toBe(expected);
  expect(await insert([...page])).toBe(expected);
  expect(await insert([page.slice(0, 12), page.slice(12)])).toBe(expected);
});
