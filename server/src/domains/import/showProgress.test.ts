import { expect, test } from "vitest";
import { showProgress } from "./showProgress.ts";

test("writes a line every few seconds where there is no terminal, and one for the end of each part", () => {
  const lines: string[] = [];
  let time = 0;
  const { show } = showProgress({ isTTY: false, write: (text: string) => lines.push(text) > 0 }, () => time);
  for (let done = 1; done <= 300; done++) {
    time += 30;
    show("pictures", done, 300);
  }
  show("products", 48, 48);
  show("rows", 1_000);
  show("rows", 2_000);
  expect(lines).toEqual([
    "pictures 1/300\n",
    "pictures 101/300\n",
    "pictures 201/300\n",
    "pictures 300/300\n",
    "products 48/48\n",
    "rows 1000\n",
  ]);
});
