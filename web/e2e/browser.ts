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

// The shell without a window draws the same pages with a quarter less CPU, and no second page for the window's own bar.
const SHELLS = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"];
const PLACES = [
  ...SHELLS,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  chromium.executablePath(),
];

const isThere = (path: string | undefined) => path !== undefined && path !== "" && existsSync(path);

/** Path of a Chromium that is already there; undefined when there is none. */
export function findBrowser(): string | undefined {
  return PLACES.find(isThere);
}

const install = (...names: string[]) =>
  execFileSync("apt-get", ["install", "-y", "-qq", "-o", "Acquire::http::Timeout=20", ...names], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 300_000,
  });

/** Installs what Debian has; false where it could not. */
function tryInstall(name: string): boolean {
  try {
    install(name);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium: the shell, installed from Debian's packages when there is none and we may, or one that is there. */
export function ensureBrowser(): string {
  const shell = SHELLS.find(isThere);
  if (shell) return shell;
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const found = findBrowser();
  if (!mayInstall) {
    if (found) return found;
    throw new Error(
      "These tests need a Chromium. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.",
    );
  }
  console.log("No Chromium without a window found: installing Debian's.");
  if (found) return tryInstall("chromium-headless-shell") ? ensureBrowser() : found;
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  if (!tryInstall("chromium-headless-shell")) install("chromium");
  return findBrowser() as string;
}
