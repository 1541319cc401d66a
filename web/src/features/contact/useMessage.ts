import { getErrorText } from "@velours/sdk/errors";
import { Message as messageForm, validateForm } from "@velours/sdk/forms";
import { BOT_CHECK } from "@velours/sdk/rules";
import type { Message } from "@velours/sdk/types";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { ChallengeFailure } from "../../platform/forms/challenge/ChallengeFailure.ts";
import { useChallenge } from "../../platform/forms/challenge/useChallenge.ts";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { forgetDraft, type MessageAttempt, readDraft, restoreDraft, storeDraft } from "./messageDraft.ts";

/**
 * A message to customer service, kept on this tab until it is sent. It is sent once: one that was sent without an answer
 * has the same key when it is tried again, also after a reload.
 */
export function useMessage() {
  const { api, language, site } = useShop();
  const form = useForm();
  const challenge = useChallenge("contact");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { user } = useSession();
  const attempt = useRef<MessageAttempt | null>(null);

  useEffect(() => {
    const draft = readDraft(site);
    if (!draft || !form.form.current) return;
    attempt.current = draft.attempt;
    restoreDraft(form.form.current, draft);
  }, [site, form.form]);

  // The member is known after the page: text typed by then stays.
  useEffect(() => {
    const elements = form.form.current?.elements;
    for (const [name, value] of Object.entries({ name: user?.username, email: user?.email })) {
      const field = elements?.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "" && value) field.value = value;
    }
  }, [user, form.form]);

  function keyFor(message: object): string {
    const content = JSON.stringify(message);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    store();
    return attempt.current.key;
  }

  function store() {
    if (form.form.current) storeDraft(site, form.form.current, attempt.current);
  }

  async function send(): Promise<void> {
    const { name, email, topic, order, message } = form.values() as unknown as Message;
    const written = { name, email, topic, order: order || null, message };
    if (!form.accept(validateForm(messageForm, written, language))) return;
    const token = await challenge.run().catch((error: unknown) => {
      if (error instanceof ChallengeFailure) return null;
      throw error;
    });
    if (token === null)
      return form.show({
        fields: { "challenge.token": getErrorText("turnstileChallengeFailed", { language }) },
      });
    const body = { ...written, challenge: { type: BOT_CHECK, token } };
    const header = { "Idempotency-Key": keyFor(written) };
    await getData((await api()).createMessage({ params: { header }, body }));
    forgetDraft(site);
    setSentTo(email);
  }

  return {
    form,
    challenge,
    /** Address that the answer goes to, once the message is sent. */
    sentTo,
    onInput(event: FormEvent<HTMLFormElement>) {
      store();
      form.onInput(event);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      void form.run(send);
    },
  };
}
