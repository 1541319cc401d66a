import { expect, test } from "vitest";
import { htmlBlocks } from "./htmlBlocks.ts";

test.each([
  ["<p>One</p><p>Two <strong>three</strong></p>", ["One", "Two three"]],
  ["<ul><li>One</li><li><p>Two</p></li><li></li></ul>", ["• One", "• Two"]],
  ["<p>A<br />B</p>", ["A", "B"]],
  ["<table><tr><th>To</th><td>$7<br />3 days</td></tr></table>", ["To | $7, 3 days"]],
  ["<p>Salt &amp; pepper &lt;3</p>", ["Salt & pepper <3"]],
  ["No element", ["No element"]],
  ["", []],
])("%s", (html, words) => expect(htmlBlocks(html).map((block) => block.words)).toEqual(words));

test("headings are headings", () =>
  expect(htmlBlocks("<h2>Age</h2><p>18</p>")).toEqual([
    { kind: "heading", words: "Age" },
    { kind: "text", words: "18" },
  ]));
