import { expect, it } from "vitest";
import { SharedAnswers } from "./SharedAnswers.ts";

const answer = { data: [1], response: new Response() };

it("hands an answer to the next page of the same site", () => {
  const answers = new SharedAnswers({ revision: 1 });

  answers.forPage("boutique").keep("getSite", answer);
  expect(answers.forPage("boutique").find("getSite")).toBe(answer);
  expect(answers.forPage("outlet").find("getSite")).toBeUndefined();
});

it("forgets all when something was imported or sold", () => {
  const source = { revision: 1 };
  const answers = new SharedAnswers(source);
  answers.forPage("boutique").keep("getSite", answer);
  source.revision = 2;
  expect(answers.forPage("boutique").find("getSite")).toBeUndefined();
});

it("does not keep what was asked for before the change", () => {
  const source = { revision: 1 };
  const answers = new SharedAnswers(source);
  const page = answers.forPage("boutique");
  source.revision = 2;
  page.keep("getSite", answer);
  expect(answers.forPage("boutique").find("getSite")).toBeUndefined();
});

it("drops the oldest when it is full", () => {
  const answers = new SharedAnswers({ revision: 1 }, 2);
  const page = answers.forPage("boutique");
  for (const key of ["a", "b", "c"]) page.keep(key, answer);
  expect(["a", "b", "c"].map((key) => page.find(key))).toEqual([undefined, answer, answer]);
});
