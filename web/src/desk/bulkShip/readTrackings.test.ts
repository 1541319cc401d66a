import { expect, test } from "vitest";
import { readTrackings } from "./readTrackings.ts";

const numbers = ["V-1", "V-2", "LEAF-3"];
const long = "9".repeat(101);

test.each<[string, string, Record<string, string>, string[]]>([
  ["nothing", " \n", {}, []],
  ["a line for each order", "1Z1\n1Z2\n1Z3\n", { "V-1": "1Z1", "V-2": "1Z2", "LEAF-3": "1Z3" }, []],
  ["an empty line for an order without", "1Z1\r\n\r\n1Z3", { "V-1": "1Z1", "LEAF-3": "1Z3" }, []],
  ["an empty first line", "\n1Z2", { "V-2": "1Z2" }, []],
  ["more lines than orders", "a\nb\nc\nd", { "V-1": "a", "V-2": "b", "LEAF-3": "c" }, ["d"]],
  ["a tracking number with spaces", "9400 1118 9922", { "V-1": "9400 1118 9922" }, []],
  ["a tracking number that looks like an order's", "123456789012", { "V-1": "123456789012" }, []],
  ["the number of an order alone", "v-2", {}, ["v-2"]],
  ["the number of another order alone", "V-9\n1Z2", { "V-2": "1Z2" }, ["V-9"]],
  ["a column with quotes", '"1Z1"\n"1Z2"', { "V-1": "1Z1", "V-2": "1Z2" }, []],
  ["a CSV in another order", "LEAF-3,1Z3\nV-1,1Z1", { "LEAF-3": "1Z3", "V-1": "1Z1" }, []],
  [
    "a CSV with a heading, quotes and empty lines",
    'number,tracking\n\n"V-2" , "1Z2"\n',
    { "V-2": "1Z2" },
    [],
  ],
  ["semicolons and cells of a spreadsheet", "V-1;1Z1\nV-2\t1Z2", { "V-1": "1Z1", "V-2": "1Z2" }, []],
  ["numbers before a space", "v-1 1Z 1\nV-2  1Z2", { "V-1": "1Z 1", "V-2": "1Z2" }, []],
  ["numbers of other orders before a space", "V-8 1Z8\nv-9 1Z9", {}, ["V-8 1Z8", "v-9 1Z9"]],
  ["a first line with a mistyped number", "V–1,1Z1\nV-2,1Z2", { "V-2": "1Z2" }, ["V–1,1Z1"]],
  ["columns the other way round", "1Z1,V-1", {}, ["1Z1,V-1"]],
  ["numbers as they are typed", "#1,1Z1\nv-3,1Z3", { "V-1": "1Z1", "LEAF-3": "1Z3" }, []],
  ["an order without a tracking number", "V-1,\nV-2,1Z2", { "V-2": "1Z2" }, []],
  ["an order that was not selected", "V-9,1Z9\nV-8,\nV-2,1Z2", { "V-2": "1Z2" }, ["V-9,1Z9", "V-8,"]],
  ["an order twice", "V-1,1Z1\nV-1,1Z2", { "V-1": "1Z1" }, ["V-1,1Z2"]],
  ["a third cell", "V-1,1Z1,USPS\nV-2,1Z2,", { "V-2": "1Z2" }, ["V-1,1Z1,USPS"]],
  ["a line without a number among lines with one", "V-1,1Z1\n1Z2", { "V-1": "1Z1" }, ["1Z2"]],
  ["a second heading", "V-1,1Z1\nnumber,tracking", { "V-1": "1Z1" }, ["number,tracking"]],
  ["more than a tracking number has", `V-1,${long}`, {}, [`V-1,${long}`]],
])("reads %s", (_, pasted, found, unread) => {
  expect(readTrackings(pasted, numbers)).toEqual({ found, unread });
});
