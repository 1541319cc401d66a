import { merchantOperations } from "@velours/sdk/operations";
import { expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { operationText } from "./operationText.ts";

const text = textIn("fr-CA");
const sentence = (operation: string) => operationText({ operation }, text);

test("has a sentence for everything that a merchant's operation may write", () => {
  // GET, and what is marked as reading only, leaves no entry or one that its name explains.
  const writes = Object.entries(merchantOperations).filter(([, route]) =>
    /^(POST|PUT|DELETE)!? /.test(route),
  );
  expect(writes.length).toBeGreaterThan(25);
  for (const [operation] of writes) expect(sentence(operation)).not.toBe(operation);
});

test("shows a command as the log has it, and an undo as one", () => {
  expect(operationText({ operation: "backup", command: "backup shop.tar" }, text)).toBe("backup shop.tar");
  expect(operationText({ operation: "replayEntry", undoes: 7 }, text)).toBe("Action annulée");
});
