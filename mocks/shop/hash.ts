/** FNV-1a: a page that is not served securely has no hash of its own. https://www.rfc-editor.org/rfc/rfc9923 */
export function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return `${(state >>> 0).toString(36)}-${text.length.toString(36)}`;
}
