import type { Language } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { isSingular } from "./isSingular.ts";

it.each<[number, Language, boolean]>([
  [0, "en", false],
  [1, "en", true],
  [2, "en", false],
  [0, "fr", true],
  [1, "fr", true],
  [2, "fr", false],
])("counts %d in %s", (count, language, expected) => expect(isSingular(count, language)).toBe(expected));
