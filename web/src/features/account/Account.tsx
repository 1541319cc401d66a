import { useSelector } from "@tanstack/react-store";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { accountModal } from "../../platform/session/accountModal.ts";

const AccountModal = lazyPart(async () => (await import("./AccountModal.tsx")).AccountModal);

const reopen = () => accountModal.open(accountModal.get());

/** The account modal, fetched when it is first opened. */
export function Account() {
  const { open } = useSelector(accountModal);
  return (
    <AccountModal
      open={open}
      onClose={accountModal.close}
      missing={{ open: reopen, close: accountModal.close }}
    />
  );
}
