import { useRouter } from "@tanstack/react-router";
import { useHydratedStore } from "../browser/useHydratedStore.ts";
import { type SessionState, unknownSession } from "./store.ts";

/** Who is signed in; renders again when that changes, in this tab or another. */
export function useSession(): SessionState {
  const { session } = useRouter().options.context;
  return useHydratedStore(session, unknownSession);
}
