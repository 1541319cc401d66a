import type { WalletContact } from "./walletContacts.ts";
import { walletContacts } from "./walletContacts.ts";
import { walletStyles } from "./walletStyles.ts";
import { walletWords } from "./walletWords.ts";

export interface SheetMethod {
  identifier: string;
  label: string;
  detail: string;
  /** With 2 decimals; null for a wallet that has it in the label. */
  amount: string | null;
}

export interface SheetAmounts {
  lines: readonly { label: string; amount: string }[];
  total: string;
  /** The total is not known yet. */
  pending: boolean;
}

export interface SheetOptions {
  /** Name of the wallet. */
  wallet: "Apple Pay" | "Google Pay";
  /** The payee's name. */
  shop: string;
  currency: string;
  /** The sheet takes the contact and the shipping method, as express checkout does. */
  express: boolean;
  amounts: SheetAmounts;
  on: {
    contact: (contact: WalletContact) => void;
    method: (identifier: string) => void;
    pay: (contact: WalletContact, outcome: "ok" | "declined") => void;
    cancel: () => void;
    failValidation: () => void;
  };
}

export interface WalletSheet {
  /** Says that an answer of the shop is waited for, which keeps Pay from being pressed. */
  wait: (text?: string) => void;
  update: (change: {
    amounts?: SheetAmounts | undefined;
    methods?: readonly SheetMethod[] | undefined;
    problems?: readonly string[] | undefined;
  }) => void;
  /** Says that it is paid, and closes. */
  finish: () => void;
  close: () => void;
}

type Children = (Node | string)[];

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function choice(
  group: string,
  value: string,
  { label, detail, after = "" }: { label: string; detail: string; after?: string },
  checked: boolean,
  onChoose: () => void,
): HTMLLabelElement {
  const input = element("input", { type: "radio", name: group, value, checked });
  input.addEventListener("change", onChoose);
  const text = element("span", {}, label, element("small", {}, detail));
  return element("label", { className: "choice" }, input, text, after);
}

/** Draws the sheet of a device wallet above the page: contacts, shipping methods, amounts, and the outcome to choose. */
export function openWalletSheet({ wallet, shop, currency, express, amounts, on }: SheetOptions): WalletSheet {
  const words = walletWords();
  const language = document.documentElement.lang === "fr" ? "fr" : "en";
  const countries = new Intl.DisplayNames(language, { type: "region" });
  const money = (amount: string) =>
    new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
      Number(amount),
    );
  let contact = walletContacts[0] as WalletContact;
  let chosen: string | undefined;

  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(walletStyles);
  root.adoptedStyleSheets = [sheet];

  const title = element(
    "h2",
    { id: "title", tabIndex: -1 },
    `${wallet} · ${words.payTo.replace("{shop}", shop)}`,
  );
  const email = element("input", {
    type: "email",
    id: "email",
    value: contact.emailAddress,
    autocomplete: "off",
  });
  const methods = element("fieldset", { hidden: true });
  const rows = element("dl");
  const problem = element("p", { className: "problem", role: "alert" });
  const status = element("p", { className: "status", role: "status" });
  const pay = element("button", { type: "button", className: "pay" }, words.pay);
  const cancel = element("button", { type: "button", className: "cancel" }, words.cancel);
  const failPayment = element("button", { type: "button" }, words.failPayment);
  const failValidation = element("button", { type: "button" }, words.failValidation);

  const contacts = element("fieldset", {}, element("legend", {}, words.contact));
  for (const each of walletContacts) {
    const label = `${each.givenName} ${each.familyName}`;
    const detail = [
      each.addressLines[0],
      each.locality,
      each.administrativeArea,
      each.postalCode,
      countries.of(each.countryCode),
    ]
      .filter(Boolean)
      .join(", ");
    contacts.append(
      choice("contact", each.countryCode, { label, detail }, each === contact, () => {
        contact = each;
        email.value = each.emailAddress;
        on.contact(each);
      }),
    );
  }
  const address = element(
    "div",
    {},
    element("label", { className: "label", htmlFor: "email" }, words.email),
    email,
  );
  const dialog = element(
    "dialog",
    { className: wallet === "Apple Pay" ? "apple-pay" : "google-pay" },
    element("header", {}, title, element("p", {}, words.sandbox)),
    element("main", {}, ...(express ? [contacts, address, methods] : []), rows, problem, status),
    element("footer", {}, pay, failPayment, failValidation, cancel),
  );
  dialog.setAttribute("aria-labelledby", "title");
  root.append(dialog);

  function showAmounts({ lines, total, pending }: SheetAmounts): void {
    rows.replaceChildren(
      ...lines.flatMap(({ label, amount }) => [element("dt", {}, label), element("dd", {}, money(amount))]),
      element("dt", { className: "total" }, words.total),
      element("dd", { className: "total" }, pending ? words.pending : money(total)),
    );
  }

  function showMethods(offered: readonly SheetMethod[]): void {
    if (!offered.some(({ identifier }) => identifier === chosen)) chosen = offered[0]?.identifier;
    const focused = root.activeElement instanceof HTMLInputElement ? root.activeElement.value : undefined;
    methods.hidden = offered.length === 0;
    methods.replaceChildren(
      element("legend", {}, words.method),
      ...offered.map(({ identifier, label, detail, amount }) =>
        choice(
          "method",
          identifier,
          { label, detail, after: amount === null ? "" : money(amount) },
          identifier === chosen,
          () => {
            chosen = identifier;
            on.method(identifier);
          },
        ),
      ),
    );
    // The one that was pressed was drawn anew.
    for (const input of methods.querySelectorAll("input")) if (input.value === focused) input.focus();
  }

  function setWaiting(text: string): void {
    status.textContent = text;
    const waiting = text !== "";
    for (const button of [pay, failPayment]) button.disabled = waiting;
  }

  function close(): void {
    if (!host.isConnected) return;
    dialog.close();
    host.remove();
  }

  /** The browser lets Tab out of a modal dialog to its own bars; a sheet of the system does not. */
  function keepFocus(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    const fields = [...dialog.querySelectorAll<HTMLElement>("input, button:not(:disabled)")];
    // A group of radio buttons is one stop.
    const stops = fields.filter(
      (field) => !(field instanceof HTMLInputElement && field.type === "radio") || field.checked,
    );
    const [first] = stops;
    const last = stops.at(-1);
    const left = event.shiftKey ? first : last;
    const isInside = root.activeElement !== left && root.activeElement !== (event.shiftKey ? title : null);
    if (isInside) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }

  dialog.addEventListener("keydown", keepFocus);
  pay.addEventListener("click", () => on.pay({ ...contact, emailAddress: email.value.trim() }, "ok"));
  failPayment.addEventListener("click", () =>
    on.pay({ ...contact, emailAddress: email.value.trim() }, "declined"),
  );
  failValidation.addEventListener("click", () => on.failValidation());
  email.addEventListener("input", () => {
    problem.textContent = "";
    if (status.textContent === "") for (const button of [pay, failPayment]) button.disabled = false;
  });
  cancel.addEventListener("click", () => on.cancel());
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    on.cancel();
  });

  showAmounts(amounts);
  document.body.append(host);
  dialog.showModal();
  title.focus();
  return {
    wait: (text = words.updating) => setWaiting(text),
    update({ amounts, methods: offered, problems = [] }) {
      setWaiting("");
      if (amounts) showAmounts(amounts);
      if (offered) showMethods(offered);
      problem.textContent = problems.join(" ");
      pay.disabled = problems.length > 0;
      failPayment.disabled = problems.length > 0;
    },
    finish() {
      setWaiting(words.done);
      close();
    },
    close,
  };
}
