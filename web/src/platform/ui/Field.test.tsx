import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field } from "./Field.tsx";

const look = (variant?: "outline" | "line" | "dark") =>
  / class="([^"]*)"/.exec(
    /<input[^>]*>/.exec(
      renderToStaticMarkup(<Field label="Email" name="email" {...(variant && { variant })} />),
    )![0],
  )![1]!;

it("has the variants outline, line and dark, outline unless told otherwise (S-911)", () => {
  const looks = (["outline", "line", "dark"] as const).map(look);
  expect(looks).toEqual(["field", "field field-line", "field field-dark"]);
  expect(look()).toBe(looks[0]);
});
