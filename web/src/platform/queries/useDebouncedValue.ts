import { useEffect, useState } from "react";

/** The value once it has stayed the same for a while (ms): calls should not follow every key. */
export function useDebouncedValue<Value>(value: Value, wait: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return debounced;
}
