import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Keeps Chromium from asking the outside world for anything while tests run. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// The shell without a window draws the same pages with a quarter less CPU: it comes first.
const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  chromium.executablePath(),
];

/** Path of a Chromium that is already there; undefined when there is none. */
export function findBrowser(): string | undefined {
  return PLACES.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** Installs the first of Debian's packages that this release has. */
function install(...names: string[]) {
  const options = {
    stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const last = names.length - 1;
  for (const [index, name] of names.entries()) {
    try {
      execFileSync("apt-get", ["install", "-y", "-qq", name], options);
      return;
    } catch (error) {
      if (index === last) throw error;
    }
  }
}

/** Path of a Chromium, installed from Debian's packages when there is none and we may. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    throw new Error(
      "These tests need a Chromium. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.",
    );
  console.log("No Chromium found: installing Debian's.");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  install("chromium-headless-shell", "chromium");
  return ensureBrowser();
}
