import { expect, test } from "vitest";
import { MOST_CHARACTERS, readImportFile } from "./readImportFile.ts";

const read = (name: string, text: string, size = text.length) =>
  readImportFile({ name, size, arrayBuffer: () => new Blob([text]).arrayBuffer() });

test.each([
  ["spring.json", '{"promotions":[]}', "json"],
  ["SPRING.CSV", "Handle,Title", "csv"],
  ["products.csv", "{odd} title,Title", "csv"],
  ["download", ' {"products":[]}', "json"],
  ["download", "Handle,Title", "csv"],
])("reads %s as it is written", async (name, text, format) => {
  expect(await read(name, text)).toEqual({ file: { name, text, format } });
});

test("leaves out the mark that spreadsheets put first", async () => {
  expect(await read("a.csv", "\uFEFFHandle")).toMatchObject({ file: { text: "Handle" } });
});

test("keeps the end of a long name, and no slash", async () => {
  const { file } = (await read(`${"x".repeat(120)}/y.json`, "{}")) as { file: { name: string } };
  expect(file.name).toHaveLength(100);
  expect(file.name).toMatch(/x-y\.json$/);
});

test("refuses an empty file, and a text longer than the shop takes", async () => {
  expect(await read("a.json", " \n")).toEqual({ refused: "empty" });
  expect(await read("a.json", "x".repeat(MOST_CHARACTERS + 1))).toEqual({ refused: "tooLong" });
  expect(await read("a.json", "x", MOST_CHARACTERS * 4 + 1)).toEqual({ refused: "tooLong" });
});

test("reads what Excel writes on Windows only as that, and Unicode text by itself", async () => {
  const title = 'Handle,Title\ncafe,"Café"';
  const excel = new File([Buffer.from(title, "latin1")], "a.csv");
  expect(await readImportFile(excel)).toEqual({ refused: "encoding", line: 2 });
  expect(await readImportFile(excel, "windows-1252")).toMatchObject({ file: { text: title } });
  const unicode = new File([Buffer.from(`\uFEFF${title}`, "utf16le")], "a.csv");
  expect(await readImportFile(unicode)).toMatchObject({ file: { text: title } });
});
