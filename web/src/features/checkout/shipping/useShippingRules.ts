import { useCallback, useEffect, useState } from "react";

type Rules = typeof import("./shippingRules.ts");

let loaded: Rules | null = null;

/**
 * The contract's rules for the first step. Its form can be filled in without them, so they come after it; `failed` while
 * they could not be fetched.
 */
export function useShippingRules() {
  const [rules, setRules] = useState(loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      loaded ??= await import("./shippingRules.ts");
      setRules(loaded);
    } catch (error) {
      setFailed(true);
      throw error;
    }
  }, []);
  useEffect(() => {
    // Continue tries again, and says when it fails.
    load().catch(() => {});
  }, [load]);
  return { rules, failed, load };
}
