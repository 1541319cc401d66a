/** Makes UUIDs: random ones, or with a seed the same ones in the same order each time. */
export function createIds(seed?: number): () => string {
  // https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32
  let state = seed ?? 0;
  const nextByte = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  return () => {
    // `crypto.randomUUID` is missing on pages that are not served securely.
    const bytes = new Uint8Array(16);
    if (seed === undefined) crypto.getRandomValues(bytes);
    else for (const index of bytes.keys()) bytes[index] = nextByte();
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  };
}
