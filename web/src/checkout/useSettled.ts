import { useEffect, useState } from "react";

/** The value once it has stayed the same for a while (ms): calls should not follow every key. Compared as JSON. */
export function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the value
  useEffect(() => {
    if (JSON.stringify(settled) === text) return;
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
  return JSON.stringify(settled) === text ? value : settled;
}
