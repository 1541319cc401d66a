import { useNavigate } from "@tanstack/react-router";
import type { DeskSearch } from "./DeskLink.tsx";

/** Goes to an address within the desk, as DeskLink does. */
export function useDeskNavigate(): (to: string, search?: DeskSearch) => void {
  const navigate = useNavigate();
  return (to, search = {}) => void navigate({ to, search } as never);
}
