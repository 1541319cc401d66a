import { expect, it } from "vitest";
import { cutText } from "./cutText.ts";

it.each([
  ["Lamp", 9, "Lamp"],
  ["Lamp", 3, "Lam"],
  ["Kiss💋", 5, "Kiss"],
  ["Kiss💋", 6, "Kiss💋"],
])("of %j at most %s characters are %j", (text, most, cut) => expect(cutText(text, most)).toBe(cut));
