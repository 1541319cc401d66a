import { RefusedError } from "@velours/sdk";
import { expect, it } from "vitest";
import { orNotFound } from "./toNotFound.ts";

const refused = (status: number, value: unknown = null) =>
  new RefusedError({ reference: "validationError", message: "", value }, new Response(null, { status }));

it.each([
  ["a page that is not there", refused(404), "missing"],
  ["an address with a value that nothing can have", refused(400, { id: "A number" }), "missing"],
  [
    "an unsold currency, of which the page says nothing",
    refused(400, { "configuration.currency": "x" }),
    "kept",
  ],
  ["another failure", refused(503), "kept"],
  ["an error of our own", new Error("x"), "kept"],
])("%s", async (_, error, end) => {
  const thrown = await orNotFound(Promise.reject(error), () => "missing").catch((reason) => reason);
  expect(thrown).toBe(end === "missing" ? "missing" : error);
});
