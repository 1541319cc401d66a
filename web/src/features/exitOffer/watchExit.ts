export interface ExitOptions {
  /** Pixels from the top at which a pointer that leaves is about to close the page. */
  sensitivity?: number;
  /** ms from now in which nothing fires. */
  timer?: number;
  /** ms between leaving and firing; a pointer that comes back withdraws it. */
  delay?: number;
  /** Written by `remember`; while it is there, nothing fires. */
  cookieName?: string;
  /** Days the cookie lasts; without them as long as the visit. */
  cookieDays?: number | undefined;
  /** Asked each time the shopper is about to leave; while it says no, nothing fires. */
  isOn?: () => boolean;
}

interface Browser {
  root: Pick<HTMLElement, "addEventListener" | "removeEventListener">;
  hasCookie: (name: string) => boolean;
  setCookie: (name: string, days: number | undefined) => void;
}

/**
 * Fires once when a shopper is about to leave: the pointer goes out at the top, or meta+L goes to the address bar.
 * `remember` writes the cookie, once something was shown.
 */
export function watchExit(
  onExit: (remember: () => void) => void,
  { root, hasCookie, setCookie }: Browser,
  options: ExitOptions = {},
): () => void {
  const {
    sensitivity = 20,
    timer = 1_000,
    delay = 0,
    cookieName = "exit_intent",
    cookieDays,
    isOn,
  } = options;
  if (hasCookie(cookieName)) return () => {};
  let pending: ReturnType<typeof setTimeout> | undefined;

  function fire() {
    if (isOn && !isOn()) return;
    stop();
    // Another tab may have been faster.
    if (hasCookie(cookieName)) return;
    onExit(() => setCookie(cookieName, cookieDays));
  }

  function leave(event: Event) {
    if ((event as MouseEvent).clientY > sensitivity) return;
    pending = setTimeout(fire, delay);
  }

  const enter = () => clearTimeout(pending);

  function press(event: Event) {
    const { metaKey, key } = event as KeyboardEvent;
    if (metaKey && key.toLowerCase() === "l") pending = setTimeout(fire, delay);
  }

  const start = setTimeout(() => {
    root.addEventListener("mouseleave", leave);
    root.addEventListener("mouseenter", enter);
    root.addEventListener("keydown", press);
  }, timer);

  function stop() {
    clearTimeout(start);
    clearTimeout(pending);
    root.removeEventListener("mouseleave", leave);
    root.removeEventListener("mouseenter", enter);
    root.removeEventListener("keydown", press);
  }
  return stop;
}
