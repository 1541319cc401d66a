import { expect, test } from "vitest";
import { RecentTexts } from "./RecentTexts.ts";

const text = (id: number) => () => Buffer.from(JSON.stringify({ id }));
const records = [1, 2, 3, 4].map((id) => ({ id, text: text(id) }));
const bytes = text(1)().length;

test("a document is parsed once, and anew for another record of its product", () => {
  const recent = new RecentTexts(3 * bytes);
  const first = recent.get(records[0]!, text(1));
  expect(first).toEqual({ id: 1 });
  expect(recent.get(records[0]!, () => expect.unreachable("the text is not read again"))).toBe(first);
  expect(recent.get({}, text(1))).not.toBe(first);
});

test("of more than fit the one that was used longest ago is forgotten", () => {
  const recent = new RecentTexts(3 * bytes);
  const read = (nth: number) => recent.get(records[nth]!, records[nth]!.text);
  const [first, second, third] = [read(0), read(1), read(2)];
  expect(read(0)).toBe(first);
  read(3);
  expect(read(0)).toBe(first);
  expect(read(2)).toBe(third);
  expect(read(1)).not.toBe(second);
});

test("a document larger than all that may be kept is not kept", () => {
  const recent = new RecentTexts(bytes - 1);
  const record = {};
  expect(recent.get(record, text(1))).not.toBe(recent.get(record, text(1)));
});
