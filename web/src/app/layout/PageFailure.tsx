import {
  CatchBoundary,
  type ErrorComponentProps,
  lazyRouteComponent,
  useRouter,
} from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { isConnectionError } from "../../platform/api/isConnectionError.ts";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { failure } from "../../platform/chunks/failure.ts";
import { reloadOnce } from "../../platform/chunks/reload.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";

const ErrorPage = lazyRouteComponent(() => import("./ErrorPage.tsx"), "ErrorPage");

/** In place of a page that could not be shown: its code could not be fetched, or it has an error. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const isLost = error instanceof ChunkError || isConnectionError(error);
  const retryWhenOnline = useEffectEvent(retry);
  useEffect(() => (isLost ? failure.wait(() => retryWhenOnline()) : undefined), [isLost]);
  if (error instanceof ChunkError) return <NotFetched error={error} retry={retry} />;
  return (
    <CatchBoundary
      getResetKey={() => error}
      errorComponent={(missing) => <NotFetched error={missing.error} retry={retry} />}
    >
      <ErrorPage error={error} reset={reset} />
    </CatchBoundary>
  );
}

/** After a deployment the page reloads once: its address is already the requested one. */
function NotFetched({ error, retry }: { error: unknown; retry: () => void }) {
  const { shop } = useRouter().options.context;
  const text = textIn(shop.locale);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    setVisible(!(error instanceof ChunkError && error.gone && reloadOnce()));
  }, [error]);
  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      {visible && (
        <>
          <h1 className="text-3xl font-bold">{text(m.error_title)}</h1>
          <p className="text-lg text-ink-soft">{text(m.not_loaded)}</p>
          <Button onClick={retry}>{text(m.retry)}</Button>
        </>
      )}
    </div>
  );
}
