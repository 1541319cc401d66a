declare global {
  interface Window {
    dataLayer?: ArrayLike<unknown>[];
  }
}

type Command = ["config" | "event" | "js" | "set", string, Record<string, unknown>?];

const script = document.currentScript as HTMLScriptElement;
const collector = new URL("/g/collect", script.src);
const measurement = new URL(script.src).searchParams.get("id") ?? "";

function sendEvent(name: string, parameters: Record<string, unknown> = {}): void {
  const address = new URL(collector);
  const query = { v: "2", tid: measurement, en: name, dl: location.href, dt: document.title };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  for (const [key, value] of Object.entries(parameters)) address.searchParams.set(`ep.${key}`, String(value));
  navigator.sendBeacon(address);
}

/** `gtag("config", id)` counts a page view, `gtag("event", name, …)` an event; all else is taken and dropped. */
function obey([command, name, parameters]: Command): void {
  if (command === "config") sendEvent("page_view", parameters);
  if (command === "event") sendEvent(name, parameters);
}

// Events sent before this script loaded wait in the page's list.
const dataLayer = window.dataLayer ?? [];
for (const command of dataLayer) obey(Array.from(command) as Command);
window.dataLayer = Object.assign([...dataLayer], {
  push(command: ArrayLike<unknown>): number {
    obey(Array.from(command) as Command);
    return 0;
  },
});
