import { expect, test } from "vitest";
import { textIn } from "../../platform/text/useText.ts";
import { paymentMarks } from "./paymentMarks.ts";

test("names gift cards only where a site sells them", () => {
  expect(paymentMarks(7, textIn("en")).alt).toContain("gift cards");
  expect(paymentMarks(null, textIn("en"))).toMatchObject({
    src: "/assets/img/payment-methods.svg#svgView(viewBox(0,0,146,28))",
    alt: "Visa, Mastercard, American Express",
  });
});
