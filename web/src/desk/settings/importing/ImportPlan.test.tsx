import type { ImportPreview } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Desk, DeskContext } from "../../desk.ts";
import { ImportPlan } from "./ImportPlan.tsx";

test.each([
  ["a file that changes nothing", "plan", true],
  ["a file that is refused", null, false],
])("%s, with the plan %s: there is nothing to apply is %s", (_, plan, isSaid) => {
  const preview = {
    plan,
    rows: { read: 1, good: 0, bad: 1, blank: 0 },
    bad: [],
    moved: [],
    leaving: [],
    soldOut: [],
    unlisted: [],
    changes: [],
    changesTotal: 0,
  } as unknown as ImportPreview;
  const page = renderToStaticMarkup(
    <DeskContext value={{ locale: "en-US" } as Desk}>
      <ImportPlan file={{ text: "{}" }} preview={preview} />
    </DeskContext>,
  );
  expect(page.includes("The shop has all of this already")).toBe(isSaid);
});
