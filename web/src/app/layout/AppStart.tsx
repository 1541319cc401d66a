import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Starts what makes the shop work like an app, once the page is loaded and at rest. Shows nothing. */
export function AppStart() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(
        () => void import("./startApp.ts").then(({ startApp }) => startApp(router)).catch(() => {}),
        1_000,
      );
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      removeEventListener("load", start);
      clearTimeout(timer);
    };
  }, [router]);
  return null;
}
