const loads = new Map<string, Promise<void>>();

/** Loads a provider's script once; a failed load may be tried again. Browser only. */
export function loadScript(src: string): Promise<void> {
  const pending = loads.get(src);
  if (pending) return pending;
  const script = document.createElement("script");
  const done = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loads.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
  });
  script.src = src;
  script.async = true;
  document.head.append(script);
  loads.set(src, done);
  return done;
}
