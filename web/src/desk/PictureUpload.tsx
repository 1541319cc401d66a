import type { KeptPicture } from "@velours/sdk/types";
import { useState } from "react";
import { Notice } from "../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "./desk.ts";
import { Loading } from "./frame/Loading.tsx";
import { readBase64 } from "./readBase64.ts";
import { useChange } from "./useChange.ts";

/** Bytes of a file that the shop keeps. */
const LARGEST = 10 * 2 ** 20;

/** Sends a picture to the shop, and hands over its address there. */
export function PictureUpload({ onDone }: { onDone: (src: string) => void }) {
  const { api } = useDesk();
  const text = useDeskText();
  const [isTooLarge, setTooLarge] = useState(false);
  const { run, busy, failure } = useChange(
    (data: string, idempotencyKey) => api.saveMerchantPicture({ body: { data }, idempotencyKey }),
    { done: ({ src }: KeptPicture) => onDone(src) },
  );

  async function upload(file: File | undefined) {
    setTooLarge(file !== undefined && file.size > LARGEST);
    if (file !== undefined && file.size <= LARGEST) run(await readBase64(file));
  }

  return (
    <>
      <label className="flex flex-col gap-1.5">
        <span className="text-sm font-semibold">{text(m.desk_picture_file)}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
          disabled={busy}
          className="min-h-11 w-full max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-line file:bg-white file:px-4 file:font-semibold"
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            target.value = "";
          }}
        />
        <span className="text-sm text-ink-faint">{text(m.desk_picture_file_hint)}</span>
      </label>
      {busy && <Loading inWords />}
      {isTooLarge && <Notice tone="bad">{text(m.desk_picture_too_large)}</Notice>}
      {failure && !isTooLarge && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
