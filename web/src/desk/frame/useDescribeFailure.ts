import { RefusedError } from "@velours/sdk";
import { getErrorMessage } from "@velours/sdk/merchant";
import { isConnectionError } from "../../platform/api/isConnectionError.ts";
import { m, useDesk, useDeskText } from "../desk.ts";
import { isSignedOut } from "../isSignedOut.ts";

/** A function that says what went wrong in the reader's language: the shop's own reason, or that its answer never came. */
export function useDescribeFailure(): (error: unknown) => string {
  const { language } = useDesk();
  const text = useDeskText();
  return (error) => {
    if (!(error instanceof RefusedError))
      return text(isConnectionError(error) ? m.desk_no_connection : m.desk_failed);
    if (isSignedOut(error)) return text(m.desk_sign_in_again);
    // Errors that are not the contract's have a text of their own.
    return getErrorMessage({ message: error.message, ...(error.error as object | null) }, language);
  };
}
