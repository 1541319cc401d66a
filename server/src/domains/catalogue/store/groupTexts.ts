/**
 * Bytes that are compressed together: deflate finds repetitions no farther back, and one text costs the time to
 * decompress all of them.
 */
export const groupBytes = 32 * 1024;

/** Texts in the order they have, in groups to compress together; a text larger than a group is one by itself. */
export function groupTexts(texts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let size = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (group.length === 0 || size + bytes > groupBytes) {
      group = [];
      groups.push(group);
      size = 0;
    }
    group.push(text);
    size += bytes;
  }
  return groups;
}
