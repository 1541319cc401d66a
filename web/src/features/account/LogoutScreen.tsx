import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { recover } from "../../platform/chunks/recover.ts";
import { signOut } from "../../platform/session/signOut.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";

/** /logout: signs out when it is opened in a browser, and leads to the start page. */
export function LogoutScreen() {
  const text = useText();
  const router = useRouter();
  const [failed, setFailed] = useState(false);
  const leave = useCallback(async () => {
    setFailed(false);
    try {
      await signOut(router);
    } catch (error) {
      setFailed(true);
      if (error instanceof ChunkError) recover(error, { retry: () => void leave() });
    }
  }, [router]);
  useEffect(() => void leave(), [leave]);
  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="text-2xl font-bold">{text(m.logout)}</h1>
      {failed ? (
        <>
          <p role="alert">{text(m.shop_not_reached)}</p>
          <Button onClick={() => void leave()}>{text(m.retry)}</Button>
        </>
      ) : (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {text(m.loading)}
        </p>
      )}
    </div>
  );
}
