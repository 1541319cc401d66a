import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { getMerchantAccessQuery } from "@velours/sdk/query";
import type { MerchantAccess } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { CoveredContext } from "../platform/ui/CoveredContext.ts";
import { Spinner } from "../platform/ui/Spinner.tsx";
import { DeskContext, m, useDesk, useDeskText } from "./desk.ts";
import { DeskFrame } from "./frame/DeskFrame.tsx";
import { Failure } from "./frame/Failure.tsx";
import { isSignedOut } from "./isSignedOut.ts";
import { SignInScreen } from "./signIn/SignInScreen.tsx";

/**
 * Asks who is here before anything else. A session that ends leaves what is open as it is, below the sign-in, for the same
 * person alone: somebody else's sign-in loads the page anew.
 */
export function DeskRoot() {
  const desk = useDesk();
  const text = useDeskText();
  const {
    data: access,
    dataUpdatedAt,
    error,
    isPending,
    refetch,
  } = useQuery(getMerchantAccessQuery(desk.api));
  const signedOut = isSignedOut(error);
  /** When access was last there as an account without it signed in; somebody with access since then makes it another time. */
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const first = useRef<MerchantAccess["id"] | null>(null);
  if (access !== undefined) first.current ??= access.id;
  const isAnother = access !== undefined && access.id !== first.current;
  useEffect(() => {
    document.title = text(m.desk_title);
  }, [text]);
  useEffect(() => {
    if (isAnother) location.reload();
  }, [isAnother]);
  if (isPending || isAnother)
    return (
      <p role="status" className="m-auto flex items-center gap-3 p-8 text-ink-soft">
        <Spinner />
        {text(m.loading)}
      </p>
    );
  if (error !== null && !signedOut && access === undefined)
    return <Failure error={error} reset={() => void refetch()} />;
  return (
    <>
      {signedOut && (
        <SignInScreen
          again={access !== undefined}
          noAccess={refusedAt === dataUpdatedAt}
          // The sign-in is not drawn until the shop has answered.
          onSignIn={async () => {
            const { error: refusal, dataUpdatedAt: time } = await refetch();
            setRefusedAt(isSignedOut(refusal) ? time : null);
          }}
        />
      )}
      {access !== undefined && (
        <div className={signedOut ? "hidden" : "contents"}>
          <CoveredContext value={signedOut}>
            <DeskContext value={{ ...desk, access }}>
              <DeskFrame>
                <Outlet />
              </DeskFrame>
            </DeskContext>
          </CoveredContext>
        </div>
      )}
    </>
  );
}
