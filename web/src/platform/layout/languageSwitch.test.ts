// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const LOGIN = `<input name="email" type="email"><input name="password" type="password">
  <input name="remember" type="checkbox" checked><input name="MFA[token]" autocomplete="one-time-code">`;
const ADDRESS = `<select name="country"><option value="US"></option><option value="CA"></option></select>
  <input name="kind" type="radio" value="home" checked><input name="kind" type="radio" value="work">
  <textarea name="note"></textarea>`;

function createForm(fields: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = fields;
  document.body.append(form);
  return form;
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** The document of another address; its module knows nothing but what is stored. */
async function open(path: string) {
  history.replaceState(null, "", path);
  document.body.replaceChildren();
  vi.resetModules();
  return import("./languageSwitch.ts");
}

beforeEach(() => sessionStorage.clear());

async function switchLanguage(fields: string, type: (form: HTMLFormElement) => void): Promise<void> {
  const { registerForm, storeForms } = await open("/login");
  const form = createForm(fields);
  registerForm(form);
  type(form);
  storeForms("boutique");
}

function typeLogin(form: HTMLFormElement) {
  field(form, "email").value = "ada@example.com";
  field(form, "password").value = "a secret";
  field(form, "MFA[token]").value = "123456";
  field(form, "remember").checked = false;
}

describe("what is typed when the language is changed", () => {
  it("is there in the other language, but no secret", async () => {
    await switchLanguage(LOGIN, typeLogin);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|123456/);
    const { restoreForm } = await open("/fr/login");
    const form = createForm(LOGIN);
    const heard = vi.fn();
    field(form, "email").addEventListener("input", heard);
    restoreForm("boutique", form);
    expect(field(form, "email").value).toBe("ada@example.com");
    expect(heard).toHaveBeenCalledTimes(1);
    expect(field(form, "remember").checked).toBe(false);
    expect(field(form, "password").value).toBe("");
  });

  it("goes into selects, choices and texts of several lines", async () => {
    await switchLanguage(ADDRESS, (form) => {
      field(form, "country").value = "CA";
      (form.querySelector("[value=work]") as HTMLInputElement).checked = true;
      field(form, "note").value = "Ring twice\nplease";
    });
    const { restoreForm } = await open("/fr/login");
    const form = createForm(ADDRESS);
    restoreForm("boutique", form);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      country: "CA",
      kind: "work",
      note: "Ring twice\nplease",
    });
  });

  it.each([
    ["another page", "/fr/join", LOGIN],
    ["a form without its fields", "/fr/login", ADDRESS],
  ])("stays out of %s", async (_, path, fields) => {
    await switchLanguage(LOGIN, typeLogin);
    const { restoreForm } = await open(path);
    const form = createForm(fields);
    const before = form.innerHTML;
    restoreForm("boutique", form);
    expect(form.innerHTML).toBe(before);
    expect(field(form, "email")?.value ?? "").toBe("");
  });

  it("is written once, and not over what is being typed", async () => {
    await switchLanguage(LOGIN, typeLogin);
    const { restoreForm } = await open("/fr/login");
    const form = createForm(LOGIN);
    field(form, "email").focus();
    field(form, "email").value = "b";
    restoreForm("boutique", form);
    expect(field(form, "email").value).toBe("b");
    expect(field(form, "remember").checked).toBe(false);
    field(form, "remember").checked = true;
    restoreForm("boutique", form);
    expect(field(form, "remember").checked).toBe(true);
    const next = createForm(LOGIN);
    (await open("/fr/login")).restoreForm("boutique", next);
    expect(field(next, "email").value).toBe("");
  });

  it("is forgotten at a sign-out, and where it cannot be read", async () => {
    await switchLanguage(LOGIN, typeLogin);
    (await import("../session/forgetMemberData.ts")).forgetMemberData("boutique");
    sessionStorage.setItem("outlet_forms", "{");
    const { restoreForm } = await open("/fr/login");
    const form = createForm(LOGIN);
    restoreForm("boutique", form);
    restoreForm("outlet", form);
    expect(field(form, "email").value).toBe("");
  });

  it("of closed and empty forms is not stored", async () => {
    const { registerForm, storeForms } = await open("/login");
    const form = createForm(LOGIN);
    const close = registerForm(form);
    typeLogin(form);
    close();
    registerForm(createForm(`<input name="email">`));
    storeForms("boutique");
    expect({ ...sessionStorage }).toEqual({});
  });
});
