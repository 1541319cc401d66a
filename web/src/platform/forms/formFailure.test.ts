import { ConnectionError, RefusedError } from "@velours/sdk";
import { JOIN_NAMES, LOGIN_NAMES } from "@velours/sdk/rules";
import { expect, it } from "vitest";
import { textIn } from "../text/useText.ts";
import { formFailure } from "./formFailure.ts";

const refused = (error: object, init: ResponseInit = {}) =>
  new RefusedError(error, new Response(null, { status: 400, ...init }));

it("puts an error's texts at their fields, by the form's own names (S-814)", () => {
  const error = {
    reference: "validationError",
    message: "x",
    value: { password: "A password is required", "challenge.token": "Cannot verify you are human" },
  };
  expect(formFailure(refused(error), { text: textIn("en"), language: "en", names: JOIN_NAMES })).toEqual({
    fields: { "new-password": "A password is required", "challenge.token": "Cannot verify you are human" },
  });
  expect(
    formFailure(refused(error), { text: textIn("fr"), language: "fr", names: LOGIN_NAMES }).fields,
  ).toMatchObject({ "current-password": "Un mot de passe est requis" });
});

it("says an error without fields about the whole, in the page's language (S-814)", () => {
  const error = {
    reference: "credentialsInvalid",
    message: "The email or the password is not correct",
    value: null,
  };
  expect(formFailure(refused(error), { text: textIn("fr"), language: "fr", names: LOGIN_NAMES })).toEqual({
    fields: {},
    general: "L’adresse courriel ou le mot de passe est incorrect",
  });
});

it.each([
  ["1", "Too many attempts, please try again later. You can try again in a second."],
  ["45", "Too many attempts, please try again later. You can try again in 45 seconds."],
  ["121", "Too many attempts, please try again later. You can try again in 3 minutes."],
])("says when a limit ends: %s seconds", (seconds, general) => {
  const error = {
    reference: "rateLimited",
    message: "Too many attempts, please try again later",
    value: null,
  };
  const answer = refused(error, { status: 429, headers: { "retry-after": seconds } });
  expect(formFailure(answer, { text: textIn("en"), language: "en", names: {} }).general).toBe(general);
});

it("says that the shop was not reached, and that nothing typed is lost", () => {
  const lost = new ConnectionError({ operation: "login", attempts: 1 }, new TypeError("Failed to fetch"));
  expect(formFailure(lost, { text: textIn("en"), language: "en", names: {} })).toEqual({
    fields: {},
    general:
      "We could not reach the shop. What you typed is still here: check your connection and try again.",
  });
});
