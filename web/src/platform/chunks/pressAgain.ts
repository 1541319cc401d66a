type Field = HTMLSelectElement | HTMLInputElement;

const choiceIn = (field: Field): string | boolean =>
  field instanceof HTMLSelectElement ? field.value : field.checked;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type));

let pressed: HTMLElement | null = null;
const chosen = new Map<Field, string | boolean>();

function remember({ type, target }: Event) {
  if (!(target instanceof Element)) return;
  if (type === "click") pressed = target.closest("button") ?? pressed;
  if (!isField(target)) return;
  // React hears of boxes by their click alone: remembered at what follows it, a choice would never be forgotten.
  const isHeard = target instanceof HTMLSelectElement ? type !== "click" : type === "click";
  // `input` comes first: React may hydrate at it and put the server's value back before `change` is heard.
  if (isHeard && !(type === "change" && chosen.has(target))) chosen.set(target, choiceIn(target));
}

/**
 * Remembers what is pressed and chosen while React has not taken over that part of the page, also before this script
 * ran. The window hears an event before React, which may put the server's value back. Before `hydrateRoot`.
 */
export function rememberPresses(): void {
  // Where the browser may fill in, what differs need not be a choice.
  for (const field of document.querySelectorAll("[autocomplete=off]")) {
    if (!isField(field)) continue;
    const drawn =
      field instanceof HTMLSelectElement
        ? ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
        : field.defaultChecked;
    if (choiceIn(field) !== drawn) chosen.set(field, choiceIn(field));
  }
  for (const type of ["click", "input", "change"]) addEventListener(type, remember, true);
}

/** On the body: React delivers an event only in a part that it has taken over, so this one is not lost. */
export function forgetPress({ type, target }: { type: string; target: EventTarget }): void {
  if (type === "click") pressed = null;
  if (!isField(target) || !chosen.has(target)) return;
  if (chosen.get(target) === choiceIn(target)) chosen.delete(target);
  else queueMicrotask(pressAgain);
}

/**
 * Does again what React was not there for, when it has taken over a part. In a part that still waits it is remembered
 * once more.
 */
export function pressAgain(): void {
  const [button, choices] = [pressed, [...chosen]];
  pressed = null;
  chosen.clear();
  button?.click();
  for (const [field, value] of choices) {
    if (field instanceof HTMLSelectElement) {
      field.value = String(value);
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      // A press on a box that has its value already would take it back.
      field.checked = !value;
      field.click();
    }
  }
}
