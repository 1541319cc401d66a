import type { Page } from "playwright";

/** Answers of the contract with a 4xx are no faults; the browser's console calls them errors all the same. */
const isAnswer = (text: string, url: string) =>
  /Failed to load resource: the server responded with a status of 4\d\d/.test(text) && url.includes("/api/");

/** Collects console errors, uncaught errors and 5xx answers, unless the walk itself provoked them just now. */
export function watchFaults(page: Page, faults: string[], expected: () => boolean): void {
  const note = (fault: string) => {
    if (!expected()) faults.push(fault);
  };
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const { url } = message.location();
    if (!isAnswer(message.text(), url)) note(`console: ${message.text()} (${url})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500)
      note(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  page.on("crash", () => faults.push("the page crashed"));
}
