import type { Verification } from "../verify.ts";

// The bank's dialog: asks for the code when the card needs one, and tells the page only the outcome.
const query = new URLSearchParams(location.search);
const pageOrigin = query.get("origin") ?? "";
const language = query.get("lang") === "fr" ? "fr" : "en";
const nonce = query.get("nonce") ?? "";
const form = document.querySelector("form") as HTMLFormElement;
const input = document.querySelector("input") as HTMLInputElement;
const cancel = document.querySelector("button[type=button]") as HTMLButtonElement;

/** Rejects without an answer: the page must not wait for more. */
async function ask(code?: string): Promise<void> {
  const response = await fetch("/three-d-secure/v1/verify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ nonce, code }),
  });
  const outcome = (await response.json()) as Verification;
  const message = outcome.status === "failed" ? { ...outcome, message: outcome.message[language] } : outcome;
  parent.postMessage({ type: "three-d-secure", outcome: message }, pageOrigin);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask(input.value).catch(giveUp);
});
function giveUp(): void {
  parent.postMessage({ type: "three-d-secure", outcome: { status: "canceled" } }, pageOrigin);
}
cancel.addEventListener("click", giveUp);
// The focus is in this frame, so the dialog around it never hears the key.
addEventListener("keydown", (event) => {
  if (event.key === "Escape") giveUp();
});
addEventListener("message", (event) => {
  if (event.origin === pageOrigin && event.source === parent && event.data?.type === "focus") input.focus();
});
ask().catch(giveUp);
