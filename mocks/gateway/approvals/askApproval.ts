import { approvalWords } from "./approvalWords.ts";

type Approval = "approved" | "canceled" | "failed" | "timedOut";

interface Question {
  provider: string;
  /** Written out: `$12.00`; absent where the provider's window does not know it. */
  amount?: string;
  /** Adds a button that fails. */
  fails?: boolean;
}

/** Until the provider gives up waiting. */
const timeoutMilliseconds = 5 * 60_000;

const dialogLook = {
  border: "0",
  borderRadius: "0.75rem",
  padding: "1.75rem",
  width: "min(26rem, calc(100vw - 2rem))",
  margin: "auto",
  color: "#1c1827",
  font: "400 1rem/1.45 system-ui, sans-serif",
};
const buttonLook = {
  minHeight: "2.75rem",
  padding: "0.25rem 1.25rem",
  borderRadius: "999px",
  border: "1px solid #8a849a",
  font: "600 1rem/1.25 system-ui, sans-serif",
  cursor: "pointer",
};

function styled<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  look: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  Object.assign(element.style, look);
  return element;
}

/** Opens a provider's window as a dialog of the page; resolves when it is closed, however that comes. */
export function askApproval({ provider, amount = "", fails = true }: Question): Promise<Approval> {
  const words = approvalWords();
  const dialog = styled("dialog", "", dialogLook);
  const question = words.question
    .replace("{provider}", provider)
    .replace("{amount} ", amount && `${amount} `);
  const heading = styled("h2", question, { margin: "0 0 0.5rem", fontSize: "1.25rem" });
  const note = styled("p", words.sandbox, { margin: "0 0 1.5rem" });
  const actions = styled("div", "", { display: "flex", flexWrap: "wrap", gap: "0.75rem" });
  dialog.setAttribute("aria-label", provider);
  dialog.append(heading, note, actions);
  document.body.append(dialog);
  return new Promise((resolve) => {
    let approval: Approval = "canceled";
    const timer = setTimeout(() => finish("timedOut"), timeoutMilliseconds);
    function finish(next: Approval): void {
      approval = next;
      dialog.close();
    }
    const button = (text: string, next: Approval, look: Partial<CSSStyleDeclaration>) => {
      const made = styled("button", text, { ...buttonLook, ...look });
      made.type = "button";
      made.addEventListener("click", () => finish(next));
      actions.append(made);
    };
    button(words.approve, "approved", { background: "#1c1827", color: "#fff" });
    button(words.cancel, "canceled", { background: "#fff", color: "#1c1827" });
    if (fails) button(words.fail, "failed", { background: "#fff", color: "#1c1827" });
    // Closing gives the focus back to what opened it. Not "cancel": Chromium leaves it out at times.
    dialog.addEventListener("close", () => {
      clearTimeout(timer);
      dialog.remove();
      resolve(approval);
    });
    dialog.showModal();
  });
}

/** The provider's error for a window that was neither approved nor closed. */
export function approvalError(provider: string, approval: "failed" | "timedOut"): Error & { code: string } {
  const text = approvalWords()[approval].replace("{provider}", provider);
  return Object.assign(new Error(text), {
    code: approval === "failed" ? "PAYMENT_FAILED" : "WINDOW_TIMED_OUT",
  });
}
