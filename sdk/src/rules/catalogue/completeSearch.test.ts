import { describe, expect, it } from "vitest";
import { completeSearch, correctSearch } from "./completeSearch.ts";
import { editDistance } from "./editDistance.ts";

const titles = [
  "Velvet Silicone Lubricant",
  "Silicone Lubricant Sachets",
  "Silky Sheet",
  "Écho de lune",
  "Dés",
];

describe("completing a search (S-182)", () => {
  it.each([
    ["sil", ["silicone", "silky"]],
    ["Velvet sil", ["velvet silicone", "velvet silky"]],
    ["silicone", []],
    ["silicone sil", ["silicone silky"]],
    ["velvet-sil", ["velvet-silicone", "velvet-silky"]],
    ["d'ech", ["d'écho"]],
    ["ech", ["écho"]],
    ["d", ["dés"]],
    ["xyz", []],
    ["", []],
    ["!", []],
  ])("%j → %j", (search, expected) => {
    expect(completeSearch(search, titles, 4)).toEqual(expected);
  });
});

describe("correcting a search (S-182)", () => {
  it.each([
    ["silicnoe lubricnat", ["silicone", "lubricant"], "silicone lubricant"],
    ["echoo", ["echo"], "écho"],
    ["silicone lubricnat", ["silicone", "lubricant"], "silicone lubricant"],
    ["velvet-silicone lubricnat", ["velvet", "silicone", "lubricant"], "velvet-silicone lubricant"],
    ["d'echoo", ["echo"], "d'écho"],
    ["the sili", ["silicone"], "the sili"],
    ["the, sili", ["silicone"], "the, sili"],
    ["tés", ["des"], "dés"],
    ["word", [], "word"],
  ])("%j of %j is %j", (search, terms, expected) => {
    expect(correctSearch(search, terms, titles)).toBe(expected);
  });
});

it.each([
  ["halo", "halo", 0],
  ["hallo", "halo", 1],
  ["hlao", "halo", 1],
  ["", "abc", 3],
  ["abc", "", 3],
  ["silicnoe", "silicone", 1],
])("from %j to %j it takes %i changes (S-182)", (from, to, expected) => {
  expect(editDistance(from, to)).toBe(expected);
});
