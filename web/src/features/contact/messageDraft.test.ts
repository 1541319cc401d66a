// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { forgetMemberData } from "../../platform/session/forgetMemberData.ts";
import { forgetDraft, readDraft, restoreDraft, storeDraft } from "./messageDraft.ts";

function createForm(values: Record<string, string> = {}): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="email"><select name="topic"><option value=""></option>
    <option value="order"></option></select><input name="order"><textarea name="message"></textarea>
    <input name="challenge[token]">`;
  for (const [name, value] of Object.entries(values))
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  return form;
}

const values = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form).entries()].filter(([, value]) => value !== ""));

const typed = { name: "Ada", topic: "order", message: "Where is my parcel?\nIt stands still." };

beforeEach(() => sessionStorage.clear());

describe("a half-written message", () => {
  it("comes back into the empty fields of a fresh form", () => {
    storeDraft("boutique", createForm({ ...typed, "challenge[token]": "secret" }), null);
    const form = createForm({ name: "Ada Moreau" });
    restoreDraft(form, readDraft("boutique")!);
    expect(values(form)).toEqual({ ...typed, name: "Ada Moreau" });
  });

  it("keeps the key of an attempt without an answer", () => {
    storeDraft("boutique", createForm(typed), { content: "{}", key: "k" });
    expect(readDraft("boutique")?.attempt).toEqual({ content: "{}", key: "k" });
  });

  it("is another site's neither to read nor to remove", () => {
    storeDraft("boutique", createForm(typed), null);
    expect(readDraft("outlet")).toBeUndefined();
    forgetDraft("outlet");
    expect(readDraft("boutique")).toBeDefined();
  });

  it("is gone when every field is empty again, and after a sign-out", () => {
    storeDraft("boutique", createForm(typed), null);
    storeDraft("boutique", createForm(), null);
    expect(readDraft("boutique")).toBeUndefined();
    storeDraft("boutique", createForm(typed), null);
    sessionStorage.setItem("boutique_contact", "as a version before kept it");
    forgetMemberData("boutique");
    expect(readDraft("boutique")).toBeUndefined();
    expect(sessionStorage.getItem("boutique_contact")).toBeNull();
  });

  it.each(["", "null", "5", "{", '{"fields":null}', "[]"])("is none where %j is stored", (stored) => {
    sessionStorage.setItem("boutique_typed", `{"contact":${stored}}`);
    expect(readDraft("boutique")).toBeUndefined();
  });

  it("has only texts for its fields", () => {
    sessionStorage.setItem(
      "boutique_typed",
      '{"contact":{"fields":{"name":5,"message":"Hello"},"attempt":{"key":1}}}',
    );
    expect(readDraft("boutique")).toEqual({ fields: { message: "Hello" }, attempt: null });
  });
});
