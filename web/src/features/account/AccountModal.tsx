import { useSelector } from "@tanstack/react-store";
import { useEffect, useRef } from "react";
import { accountModal } from "../../platform/session/accountModal.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Modal } from "../../platform/ui/Modal.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { ACCOUNT_TITLES } from "./accountTitles.ts";
import { useLoginRedirect } from "./useLoginRedirect.ts";

/** The account's forms above the page; one gives way to another where it is, and takes the email address along. */
export function AccountModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const { mode, redirect } = useSelector(accountModal);
  const lead = useLoginRedirect();
  const email = useRef("");
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) body.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
    shown.current = mode;
  }, [mode]);
  return (
    <Modal open={open} onClose={onClose} title={text(ACCOUNT_TITLES[mode])} closeLabel={text(m.close)}>
      <div
        ref={body}
        className="pt-2"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === "email") email.current = target.value;
        }}
      >
        <AccountForm
          key={mode}
          mode={mode}
          email={email.current}
          onMode={accountModal.show}
          onLogin={(user, options) => {
            const { onLogin } = accountModal.get();
            onClose();
            lead("", redirect)(user, options);
            onLogin?.();
          }}
        />
      </div>
    </Modal>
  );
}
