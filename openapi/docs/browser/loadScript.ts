import { element } from "./element.ts";

/** Loads a script of the site: a classic one, because pages that are opened from a disk may load no module. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = element("script", { src });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}
