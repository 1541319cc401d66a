import { expect, it } from "vitest";
import { SharedAnswers } from "./SharedAnswers.ts";

const answer = { data: [1], response: new Response() };

it("hands an answer to the next page of the same site", () => {
  const answers = new SharedAnswers({ revision: 1 });

  answers.forPage("boutique").keep("getSite", answer);
  expect(answers.forPage("boutique").find("getSite")).toBe(answer);
  expect(answers.forPage("outlet").find("getSite")).toBeUndefined();
});
