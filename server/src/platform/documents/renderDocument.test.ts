import { renderPages, type TextBlock } from "@velours/documents";
import { readPdf } from "@velours/documents/testing";
import { expect, test } from "vitest";
import { renderDocument } from "./renderDocument.ts";

const publisher = { author: "Velours", country: "US" };

const pageOf = (title: string) => [{ language: "en" as const, title, blocks: [] as TextBlock[] }];
const words = (bytes: Uint8Array) => readPdf(Buffer.from(bytes)).flat().join(" ");

test("documents that are wanted at once come from the thread as they do here, each to its caller", async () => {
  const titles = ["Privacy", "Terms", "Returns"];
  const rendered = await Promise.all(
    titles.map((title) => renderDocument("renderPages", pageOf(title), publisher)),
  );
  for (const [nth, title] of titles.entries()) {
    const bytes = rendered[nth] ?? new Uint8Array();
    expect(words(bytes)).toContain(title);
    expect(words(bytes)).toBe(words(await renderPages(pageOf(title), publisher)));
  }
});

test("a document that cannot be rendered fails alone", async () => {
  const broken = renderDocument("renderPages", null as never, publisher);
  const other = renderDocument("renderPages", pageOf("Terms"), publisher);
  await expect(broken).rejects.toThrow(TypeError);
  expect(words(await other)).toContain("Terms");
});

test("the main thread answers others while a long document is rendered", async () => {
  const text = "Every paragraph has a sentence that is shaped and broken into lines. ".repeat(20);
  const blocks = Array.from({ length: 60 }, () => ({ kind: "text" as const, words: text }));
  const steps: string[] = [];
  const long = renderDocument("renderPages", [{ language: "en", title: "Long", blocks }], publisher).then(
    () => steps.push("rendered"),
  );
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise<void>((resolve) =>
      setImmediate(() => {
        steps.push("answered");
        resolve();
      }),
    );
  await long;
  expect(steps).toEqual(["answered", "answered", "answered", "rendered"]);
});
