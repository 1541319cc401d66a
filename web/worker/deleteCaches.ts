/** Deletes the shop's caches of this origin, but for those named. */
export async function deleteCaches(but: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("velours-") && !but.includes(name)) await caches.delete(name);
}
