const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once; a failed load may be tried again. Browser only. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement("script");
  const done = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
  });
  script.src = src;
  script.async = true;
  document.head.append(script);
  loading.set(src, done);
  return done;
}
