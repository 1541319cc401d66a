import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useDesk } from "../desk.ts";
import { settingsPlaces } from "./settingsPlaces.ts";

/** Opens the first place of the settings that the caller may see, in place of itself. */
export function SettingsScreen() {
  const { access } = useDesk();
  const router = useRouter();
  const first = settingsPlaces.find(({ scope }) => access?.scopes.includes(scope));
  useEffect(() => {
    if (first) void router.navigate({ to: first.to, replace: true } as never);
  }, [first, router]);
  return null;
}
