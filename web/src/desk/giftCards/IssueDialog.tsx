import { useQueryClient } from "@tanstack/react-query";
import type { GiftCardIssueInput, IssuedGiftCard, Site } from "@velours/sdk/types";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { readAmount } from "../readAmount.ts";
import { ShownOnce } from "../ShownOnce.tsx";
import { useChange } from "../useChange.ts";
import { giftCardsKey } from "./useGiftCards.ts";

interface Props {
  /** Sites that the caller works for; at least one. */
  sites: readonly Site[];
  onClose: () => void;
  /** Told that another person has to consent. */
  onWaits: () => void;
}

/** Issues a gift card, and shows its code this one time. While the outcome is unknown, the same can only be sent again. */
export function IssueDialog({ sites, onClose, onWaits }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const [code, setCode] = useState(sites[0]?.code);
  const site = sites.find((candidate) => candidate.code === code) ?? sites[0];
  const [email, setEmail] = useState("");
  const [isAmountBad, setAmountBad] = useState(false);
  const [issued, setIssued] = useState<IssuedGiftCard | null>(null);
  const sent = useRef<GiftCardIssueInput | null>(null);
  const { run, ...state } = useChange(
    (body: GiftCardIssueInput, idempotencyKey) => api.issueGiftCard({ body, idempotencyKey }),
    {
      subject: "issueGiftCard",
      done(card: IssuedGiftCard) {
        void queries.invalidateQueries({ queryKey: [giftCardsKey] });
        setIssued(card);
      },
      waits: onWaits,
    },
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    // Fields that cannot be changed are not part of the form's data.
    if (state.isUnknown && sent.current !== null) return run(sent.current);
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? "").trim();
    const amount = readAmount(read("amount"), { least: 1, most: 1000 }) ?? undefined;
    setAmountBad(amount === undefined);
    if (amount === undefined) return event.currentTarget.querySelector<HTMLElement>("[name=amount]")?.focus();
    if (site === undefined) return undefined;
    const message = read("message");
    sent.current = {
      site: site.code,
      currency: read("currency"),
      amount,
      ...(email.trim() !== "" && {
        recipient: {
          email: email.trim(),
          ...(message !== "" && { message }),
          language: read("language") === "fr" ? ("fr" as const) : ("en" as const),
        },
      }),
      reason: read("reason"),
    };
    return run(sent.current);
  }

  return (
    <DeskDialog
      busy={state.busy}
      onClose={onClose}
      title={text(issued === null ? m.desk_gift_card_issue : m.desk_gift_card_made)}
      // A press beside it would take a code away that cannot be read again.
      dismissible={issued === null && !state.isUnknown}
    >
      {issued !== null ? (
        <ShownOnce label={text(m.desk_code)} value={issued.code} onClose={onClose}>
          <p>{text(m.desk_gift_card_once)}</p>
          {issued.card.recipient && <p>{text(m.desk_gift_card_sent, { email: issued.card.recipient })}</p>}
        </ShownOnce>
      ) : (
        <ChangeForm label={text(m.desk_gift_card_issue)} {...state} onSubmit={submit}>
          {sites.length > 1 && (
            <Select
              label={text(m.desk_site)}
              name="site"
              value={site?.code ?? ""}
              onChange={({ target }) => setCode(sites.find((other) => other.code === target.value)?.code)}
              options={sites.map(({ code: value, name }) => ({ value, label: name }))}
            />
          )}
          <div className="grid grid-cols-[1fr_8rem] gap-3">
            <Field
              label={text(m.desk_gift_card_amount)}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              required
              error={isAmountBad ? text(m.desk_gift_card_amount_bad) : undefined}
            />
            <Select
              key={site?.code}
              label={text(m.desk_currency)}
              name="currency"
              options={(site?.currencies ?? []).map((value) => ({ value, label: value }))}
            />
          </div>
          <Field
            label={text(m.desk_gift_card_recipient)}
            hint={text(m.desk_gift_card_recipient_hint)}
            name="recipient"
            type="email"
            autoComplete="off"
            maxLength={320}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          {email.trim() !== "" && (
            <>
              <TextArea label={text(m.desk_gift_card_message)} name="message" rows={2} maxLength={500} />
              <Select
                label={text(m.desk_email_language)}
                name="language"
                options={[
                  { value: "en", label: "English" },
                  { value: "fr", label: "Français" },
                ]}
              />
            </>
          )}
          <Field
            label={text(m.desk_reason)}
            hint={text(m.desk_gift_card_reason_hint)}
            name="reason"
            autoComplete="off"
            maxLength={500}
            required
            pattern=".*\S.*"
          />
        </ChangeForm>
      )}
    </DeskDialog>
  );
}
