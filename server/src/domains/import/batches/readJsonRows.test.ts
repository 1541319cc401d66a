import { expect, test } from "vitest";
import type { ImportError } from "../ImportError.ts";
import { readJsonRows } from "./readJsonRows.ts";

/** As a decoder gives them: no piece ends within a character. */
async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  const characters = [...text];
  while (characters.length > 0) yield characters.splice(0, length).join("");
}

/** The document, or the refusal, of a text that is read row by row. */
async function readRows(text: string, length: number, part?: "products") {
  const document: Record<string, unknown[]> = {};
  try {
    for await (const { part: name, row } of readJsonRows("a.json", inPieces(text, length), part)) {
      document[name] ??= [];
      document[name].push(row);
    }
    return document;
  } catch (error) {
    return (error as ImportError).reason;
  }
}

const documents = {
  "rows of several parts":
    '{"products": [{"id": 1, "title": "Été \\"x\\" \\ud83d\\ude00 😀"},\n\n {"id": 2,\n"variants": [{"id": 3}]}],\r\n"reviews": [\n{"id": 4, "deep": {"products": [1, 2]}}\n]}',
  "rows that are no objects": '{"products": [1,\n"two\\n", null,\n[3], {}]}',
  nothing: "{}",
  "a list": "[{}]",
  "a text": '"products"',
  "an unknown part": '{"products": [],\n"produce": []}',
  "a part that is no list": '{"products": {"id": 1}}',
  "a part that is a text": '{"products": "all"}',
  "lists in lists": `{"products": [${"[".repeat(120)}${"]".repeat(120)}]}`,
};

test.each(Object.entries(documents))("reads %s alike, whatever the pieces", async (_, text) => {
  const expected = await readRows(text, 1_000_000);
  for (const length of [1, 7]) expect(await readRows(text, length)).toEqual(expected);
});

test.each([
  "",
  '{"products": [{"id": 1}',
  '{"products": [{"id": 1},]}',
  '{"products": [{"id": 01}]}',
  "{} {}",
])("refuses %j", async (text) => {
  const reason = { key: "notJson", values: { file: "a.json" } };
  for (const length of [1, 7, 10_000]) expect(await readRows(text, length)).toMatchObject(reason);
});

test("gives the rows before the place where the text ends", async () => {
  const rows: unknown[] = [];
  const read = async () => {
    for await (const { row } of readJsonRows("a.json", inPieces('{"products": [{"id": 1}, {"id"', 9)))
      rows.push(row.value);
  };
  await expect(read()).rejects.toThrow("a.json is not JSON");
  expect(rows).toEqual([{ id: 1 }]);
});
