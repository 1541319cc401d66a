// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { answer, refusal, renderDesk } from "../../testing/renderDesk.tsx";

test("an import's parts are named in the desk's language, and waiting for consent is no failure", async () => {
  const change = { part: "giftCards", key: "1", name: "Carte", change: "new", fields: [] };
  const lists = { bad: [], moved: [], leaving: [], soldOut: [], unlisted: [] };
  const rows = { read: 1, good: 1, bad: 0, blank: 0 };
  const desk = await renderDesk("/desk/settings/import", {
    scopes: ["import:read", "import:write"],
    language: "fr",
    answers: {
      previewImport: () => answer({ plan: "p", rows, ...lists, changes: [change], changesTotal: 1 }),
      applyImport: () => refusal("consentRequired"),
    },
  });
  await desk.find("h2", "Importer un fichier");
  const drop = document.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(drop, "files", { value: [new File(["{}"], "a.json")] });
  await act(async () => drop.dispatchEvent(new Event("change", { bubbles: true })));
  await desk.find("span", "Cartes-cadeaux");
  await desk.press("Appliquer ce changement");
  await desk.find("[role=status]", "Ceci attend l’accord d’une autre personne. Rien n’est encore fait.");
  expect(document.querySelector("[role=alert]")).toBeNull();
});
