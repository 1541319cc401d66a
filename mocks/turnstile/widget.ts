/** The options a page uses; the real script takes more. */
interface WidgetOptions {
  sitekey: string;
  callback?: (token: string) => void;
  "error-callback"?: (code: string) => unknown;
}

// https://developers.cloudflare.com/turnstile/troubleshooting/testing/: the keys say what happens.
const widgetToken = "XXXX.DUMMY.TOKEN.XXXX";
const failedChallenge = "600010";
const widgets = new Map<string, { host: HTMLElement; options: WidgetOptions; token?: string }>();

function startWidget(id: string): void {
  const widget = widgets.get(id);
  if (widget === undefined) return;
  const { host, options } = widget;
  const pass = () => {
    widget.token = widgetToken;
    options.callback?.(widgetToken);
  };
  host.replaceChildren();
  if (options.sitekey.startsWith("2x")) {
    queueMicrotask(() => options["error-callback"]?.(failedChallenge));
  } else if (options.sitekey.startsWith("3x")) {
    const label = document.createElement("label");
    const box = document.createElement("input");
    box.type = "checkbox";
    box.addEventListener("change", pass, { once: true });
    label.append(box, " Verify you are human");
    host.append(label);
  } else queueMicrotask(pass);
}

Object.assign(window, {
  turnstile: {
    render(target: string | HTMLElement, options: WidgetOptions): string | undefined {
      const host = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
      if (host === null) return undefined;
      const id = `cf-chl-widget-${widgets.size + 1}`;
      widgets.set(id, { host, options });
      startWidget(id);
      return id;
    },
    reset: (id: string) => {
      const widget = widgets.get(id);
      if (widget) widget.token = undefined;
      startWidget(id);
    },
    remove(id: string): void {
      widgets.get(id)?.host.replaceChildren();
      widgets.delete(id);
    },
    getResponse: (id: string) => widgets.get(id)?.token,
  },
});
// Pages name a function in the script's address, to be called once it is there.
const loadedBy = document.currentScript as HTMLScriptElement | null;
const whenLoaded = loadedBy && new URL(loadedBy.src).searchParams.get("onload");
const onLoad: unknown = whenLoaded && Reflect.get(window, whenLoaded);
if (typeof onLoad === "function") onLoad();
