import { useRouter } from "@tanstack/react-router";
import { useHydratedStore } from "../browser/useHydratedStore.ts";
import { type SessionState, unknownSession } from "./store.ts";

/** The signed-in member; renders again when it changes, in this tab or another. */
export function useSession(): SessionState {
  const { session } = useRouter().options.context;
  return useHydratedStore(session, unknownSession);
}
