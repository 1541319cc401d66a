import { useDesk } from "../../desk.ts";

/** True for callers who may change the settings that only those who may import do. */
export function useMayChangeReserved(): boolean {
  const { access } = useDesk();
  return access?.sites === null && access.scopes.includes("import:write");
}
