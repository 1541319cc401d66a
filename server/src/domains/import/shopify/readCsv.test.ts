import { expect, test } from "vitest";
import { readCsvRows } from "./readCsv.ts";

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}

const read = async (text: string, length: number) =>
  (await Array.fromAsync(readCsvRows("a.csv", inPieces(text, length)))).map(({ line, record }) => [
    line,
    ...record,
  ]);

test.each([
  ["commas", '\uFEFFHandle,Title\r\nlamp,"Floor\r\nlamp"\r\nrug,R\r\n'],
  ["a named separator", 'sep=;\r\nHandle;Title\r\nlamp;"Floor\r\nlamp"\r\nrug;R'],
])("reads the same rows of %s whatever the pieces", async (_, text) => {
  const first = text.startsWith("sep=") ? 3 : 2;
  const rows = [
    [first, "lamp", "Floor\nlamp"],
    [first + 2, "rug", "R"],
  ];
  for (const length of [1, 2, 5, 1_000]) expect(await read(text, length)).toEqual(rows);
});

test("throws what the text throws", async () => {
  async function* breakingOff(): AsyncGenerator<string> {
    yield "Handle,Title\nlamp,Lamp\nrug,R\n";
    throw new Error("gone");
  }
  await expect(Array.fromAsync(readCsvRows("a.csv", breakingOff()))).rejects.toThrow("gone");
});
