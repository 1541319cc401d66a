/** The bytes of a file in base64. */
export async function readBase64(file: File): Promise<string> {
  const reader = new FileReader();
  const done = new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = () => reject(reader.error);
  });
  reader.readAsDataURL(file);
  await done;
  return String(reader.result).replace(/^.*?,/, "");
}
