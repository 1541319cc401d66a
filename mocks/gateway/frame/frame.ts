import { applyStyles } from "./applyStyles.ts";
import { detectBrand, keepDigits } from "./card.ts";
import type { FieldKey } from "./fields.ts";
import { fields } from "./fields.ts";
import type { AmongFrames, FieldEvent, FromFrame, ToFrame } from "./messages.ts";
import { requestToken } from "./requestToken.ts";
import { joinSiblings } from "./siblings.ts";

// A card field in its own frame. The page that shows it learns its validity and, at the end, a token.
const query = new URLSearchParams(location.search);
const key = query.get("field") as FieldKey;
const pageOrigin = query.get("origin") ?? "";
const keys = (query.get("fields") ?? key).split(",") as FieldKey[];
const input = document.querySelector("input") as HTMLInputElement;
const form = document.querySelector("form") as HTMLFormElement;
const kind = fields[key];
const description = document.createElement("p");
description.id = "description";
description.hidden = true;
form.after(description);

let port: MessagePort | undefined;
let number = "";
let complained = false;
let last = { empty: true, valid: false, brand: "" };

const siblings = joinSiblings(query.get("instance") ?? "", key, () => input.value, hearSibling);
const brand = () => detectBrand(keepDigits(key === "number" ? input.value : number));
const isValid = () => kind.isValid(input.value, brand(), new Date());
const tell = (message: FromFrame) => port?.postMessage(message);

function tellEvent(event: FieldEvent): void {
  const found = key === "number" ? brand() : undefined;
  const state = {
    isEmpty: input.value === "",
    isValid: isValid(),
    isPotentiallyValid: isValid() || !complained,
    isFocused: document.activeElement === input,
  };
  tell({ type: "event", event, state, card: found ? { type: found.type, niceType: found.niceType } : null });
}

function show(): void {
  const wrong = complained && !isValid();
  input.classList.toggle("invalid", wrong);
  input.classList.toggle("valid", isValid());
  input.setAttribute("aria-invalid", String(wrong));
}

function changed(): void {
  const now = {
    empty: input.value === "",
    valid: isValid(),
    brand: key === "number" ? (brand()?.type ?? "") : "",
  };
  show();
  if (now.empty !== last.empty) tellEvent(now.empty ? "empty" : "notEmpty");
  if (now.brand !== last.brand) {
    tellEvent("cardTypeChange");
    // The other fields need the brand only: six digits say it, and validity of the code follows.
    siblings.say({ type: "brand", number: keepDigits(input.value).slice(0, 6) });
  }
  if (now.valid !== last.valid) tellEvent("validityChange");
  last = now;
}

/** A description may be hidden from sight: screen readers follow the reference. */
function describe(message: string): void {
  description.textContent = message;
  if (message === "") input.removeAttribute("aria-describedby");
  else input.setAttribute("aria-describedby", description.id);
}

function complain(): void {
  complained = true;
  show();
  tellEvent("validityChange");
}

function hearSibling(message: AmongFrames): void {
  if (message.type === "invalid" && message.keys.includes(key)) complain();
  if (message.type === "brand") {
    number = message.number;
    changed();
  }
}

async function hearPage({ data }: MessageEvent<ToFrame>): Promise<void> {
  if (data.type === "styles") applyStyles(data.styles);
  if (data.type === "focus") input.focus();
  if (data.type === "message") describe(data.message);
  if (data.type === "ariaInvalid") {
    complained = data.invalid;
    show();
  }
  if (data.type === "clear") {
    input.value = "";
    complained = false;
    changed();
  }
  if (data.type !== "tokenize") return;
  const answer = await requestToken(data.authorization, () => siblings.gather(keys));
  if ("payload" in answer) return tell({ type: "tokenized", id: data.id, payload: answer.payload });
  const wrong = answer.error.details?.invalidFieldKeys ?? [];
  siblings.say({ type: "invalid", keys: wrong });
  if (wrong.includes(key)) complain();
  tell({ type: "refused", id: data.id, error: answer.error });
}

input.addEventListener("input", (event) => {
  const deleting = (event as InputEvent).inputType?.startsWith("delete") ?? false;
  const atEnd = input.selectionStart === input.value.length;
  const digitsBefore = keepDigits(input.value.slice(0, input.selectionStart ?? 0)).length;
  const formatted = kind.format(input.value, deleting);
  if (formatted !== input.value) {
    input.value = formatted;
    if (!atEnd) moveCaretAfter(digitsBefore);
  }
  complained = false;
  changed();
});

/** Writing the value throws the caret to the end; put it back behind the digit it stood behind. */
function moveCaretAfter(count: number): void {
  let position = 0;
  for (let seen = 0; position < input.value.length && seen < count; position += 1) {
    if (/\d/.test(input.value[position] ?? "")) seen += 1;
  }
  input.setSelectionRange(position, position);
}

// The page's focus of the frame and the frame's own of its field cross on their way, and the later may undo the earlier.
addEventListener("focus", () => {
  if (document.activeElement === document.body) input.focus();
});
input.addEventListener("focus", () => tellEvent("focus"));
input.addEventListener("blur", () => {
  if (input.value !== "" && !isValid()) complain();
  tellEvent("blur");
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  tellEvent("inputSubmitRequest");
});

addEventListener("message", (event) => {
  if (event.origin !== pageOrigin || event.source !== parent || port) return;
  if (event.data?.type !== "hosted-fields:connect") return;
  port = event.ports[0];
  if (!port) return;
  port.onmessage = hearPage;
  // Text typed, or filled in by the browser, before the page listened.
  last = { empty: true, valid: false, brand: "" };
  changed();
});
parent.postMessage({ type: "hosted-fields:ready" }, pageOrigin);
