import { expect, it } from "vitest";
import { isReturnAnswer } from "./isReturnAnswer.ts";

const answers = ["approved", "declined", "received"] as const;
const answered = (answer: (typeof answers)[number]) => ({
  answer,
  note: null,
  answeredAt: "2026-11-23T09:00:00.000Z",
});

it.each([
  ["requested", null, ["approved", "declined", "received"]],
  ["requested", "approved", ["declined", "received"]],
  ["requested", "declined", ["approved", "received"]],
  ["requested", "received", []],
  ["refunded", null, []],
  ["refunded", "approved", []],
] as const)("a return that is %s and %s can be %j", (state, before, possible) => {
  const request = { state, answer: before && answered(before) };
  expect(answers.filter((answer) => isReturnAnswer(request, answer))).toEqual(possible);
});
