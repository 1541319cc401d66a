import { expect, test } from "vitest";
import { encodeText, toShowable } from "./encodeText.ts";
import { measureText, wrapText } from "./measureText.ts";
import { readPdf } from "./readPdf.ts";
import { type PageItem, writePdf } from "./writePdf.ts";

const write = (...texts: string[]) =>
  writePdf({
    language: "fr",
    title: "Façade 👋",
    size: [595, 842],
    pages: texts.map((words) => [
      { language: "fr", items: [{ kind: "text", x: 56, y: 700, words, size: 10 } satisfies PageItem] },
    ]),
  });

test.each([
  "f(x) \\ y",
  "« L’œuvre » coûte 5 €… – déjà\u00a0!",
  "Łukasz Żółć, Győr, Plzeň, Şişli",
  "2 × Halo • — ™",
])("shows %j as it is", (words) => expect(readPdf(write(words))).toEqual([[words]]));

test("refuses a character that its fonts cannot show", () =>
  expect(() => encodeText("👋")).toThrow(/No PDF can show "👋"/));

test.each([
  ["Nguyễn Thị Ánh", "Nguyen Thi Ánh"],
  ["Zoe\u0308", "Zoë"],
  ["Иван 田中", "Ivan 田中"],
  ["山田 太郎 (김민수)", "山田 太郎 (김민수)"],
  ["דנה כהן, Haifa", "[…], Haifa"],
  ["Zoë 👋", "Zoë […]"],
  ["a\u202fb\tc\u200bd", "a\u00a0b cd"],
  ["1−2", "1-2"],
])("%j is shown as %j", (words, shown) => {
  expect(toShowable(words)).toBe(shown);
  expect(readPdf(write(toShowable(words)))).toEqual([[shown]]);
});

test("is ASCII, and counts the bytes of its parts right", () => {
  const file = new TextDecoder().decode(write("Łódź", "é"));
  expect(file).toMatch(/^[\n -~]*$/);
  const table = file.indexOf("xref\n0");
  expect(file).toContain(`startxref\n${table}\n`);
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets.map((offset, index) => file.startsWith(`${index + 1} 0 obj`, offset))).toEqual(
    offsets.map(() => true),
  );
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});

test.each([
  ["", []],
  ["one two three", ["one two", "three"]],
  ["Donaudampfschiff", ["Donauda", "mpfschiff"]],
])("%j on lines of 44 points", (words, lines) => {
  const wrapped = wrapText(words, 44, { size: 10 });
  expect(wrapped).toEqual(lines.length > 0 ? lines : [""]);
  for (const line of wrapped) expect(measureText(line, { size: 10 })).toBeLessThanOrEqual(44);
});
