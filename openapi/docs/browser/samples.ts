import type { ErrorReference } from "@velours/sdk/merchant";
import type { MockFetch } from "../../../mocks/createMockFetch.ts";
import { element } from "./element.ts";
import { loadScript } from "./loadScript.ts";
import { loadPageMock, type PageMock, resetPageMock } from "./pageMock.ts";

type Program = (modules: PageMock["modules"], console: Pick<Console, "log" | "error">) => Promise<void>;

declare global {
  interface Window {
    /** Put here by the page's script of samples, by their names. */
    veloursSamples: Record<string, Program>;
  }
}

let programs: Promise<Record<string, Program>> | undefined;

/** Each TypeScript sample of a page that can run here gets a button that runs it on the mock in this page. */
export function showRunButtons(): void {
  const { sample, samples } = document.documentElement.dataset;
  if (sample === undefined) return;
  for (const figure of document.querySelectorAll<HTMLElement>("figure.code")) {
    const button = figure.querySelector<HTMLButtonElement>("button.run");
    if (button === null) continue;
    const output = element("div", { className: "output" });
    output.setAttribute("role", "status");
    const scenario = element("select", {}, element("option", { value: "" }, "none"));
    const controls = element(
      "div",
      { className: "run-with", hidden: true },
      element("label", {}, "Scenario", scenario),
      startOver(output),
    );
    figure.append(controls, output);
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.disabled = true;
      programs ??= loadScript(samples ?? "").then(() => window.veloursSamples);
      const [mock, all] = await Promise.all([loadPageMock(), programs]);
      if (controls.hidden) {
        const { catalogue = {} } = mock.modules["@velours/sdk/merchant"] ?? {};
        scenario.append(...Object.keys(catalogue as object).map((name) => element("option", {}, name)));
        controls.hidden = false;
      }
      const text = await run(all[sample] as Program, mock, scenario.value);
      const printed = element("pre", { tabIndex: 0 }, element("code", {}, text));
      printed.setAttribute("role", "group");
      printed.setAttribute("aria-label", "Output");
      output.replaceChildren(printed);
      button.disabled = false;
    });
  }
}

function startOver(output: HTMLElement): HTMLElement {
  const button = element("button", { type: "button", className: "start-over" }, "Start over");
  button.addEventListener("click", async () => {
    await resetPageMock();
    output.replaceChildren("The shop is as it was.");
  });
  return button;
}

/** Output of the program, and its error if it failed. */
async function run(program: Program, { fetch, modules }: PageMock, scenario: string): Promise<string> {
  const lines: string[] = [];
  const print = (...parts: unknown[]) => lines.push(parts.map(formatPart).join(" "));
  fetch.set(scenario ? { scenario: scenario as ErrorReference } : {});
  try {
    await program(onMock(modules, fetch), { log: print, error: print });
  } catch (error) {
    print(String(error));
  }
  fetch.set({});
  return lines.join("\n") || "It printed nothing.";
}

const formatPart = (part: unknown): string =>
  typeof part === "object" && part !== null ? JSON.stringify(part, null, 2) : String(part);

type Create = (...parts: [...unknown[], object]) => unknown;

/** The SDK whose clients send to the mock, whatever address they name. */
export function onMock(modules: PageMock["modules"], fetch: MockFetch): PageMock["modules"] {
  const { "@velours/sdk": sdk = {}, "@velours/sdk/merchant": merchant = {} } = modules;
  const sendHere =
    (create: Create): Create =>
    (...parts) =>
      create(...(parts.slice(0, -1) as []), { ...(parts.at(-1) as object), fetch });
  return {
    ...modules,
    "@velours/sdk": {
      ...sdk,
      createClient: sendHere(sdk.createClient as Create),
      createPartialClient: sendHere(sdk.createPartialClient as Create),
    },
    "@velours/sdk/merchant": {
      ...merchant,
      createMerchantClient: sendHere(merchant.createMerchantClient as Create),
    },
  };
}
