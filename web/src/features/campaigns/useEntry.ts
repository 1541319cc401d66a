import { RefusedError } from "@velours/sdk";
import { CampaignEntry, validateForm } from "@velours/sdk/forms";
import type { CampaignOutcome, CampaignPage } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { outcomeKey, readOutcome, storeOutcome } from "./storedOutcome.ts";

type Entry = { email: string; name?: string; social?: string; consent: boolean };

const orNull = (value: string | undefined) => value || null;

/** Taking part in a campaign: its form, what came of it, also after a reload and in another tab. */
export function useEntry(page: CampaignPage) {
  const { api, language, site } = useShop();
  const { kind, handle, date_expired } = page;
  const form = useForm();
  const [outcome, setOutcome] = useState<CampaignOutcome | null>(null);
  /** The answer to this form: another outcome is one from before, or of another tab. */
  const [answer, setAnswer] = useState<CampaignOutcome | null>(null);
  const [ended, setEnded] = useState(false);

  useEffect(() => {
    const scope = { kind, handle, date_expired, site, language };
    const read = () => setOutcome(readOutcome(scope));
    const follow = ({ key }: StorageEvent) => key === outcomeKey(scope) && read();
    read();
    // The campaign before may have ended.
    setEnded(false);
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [kind, handle, date_expired, site, language]);

  const scope = { kind, handle, date_expired, site, language };
  const accept = (entered: CampaignOutcome) => {
    storeOutcome(scope, entered);
    setAnswer(entered);
    setOutcome(entered);
  };
  return {
    form,
    outcome,
    /** The outcome answers this form. */
    fresh: outcome !== null && outcome === answer,
    ended: ended || page.open === false,
    submit: (answers?: Record<string, string>) =>
      form.run(async () => {
        const { name, social, ...values } = form.values() as Entry;
        const body = { ...values, name: orNull(name), social: orNull(social), ...(answers && { answers }) };
        if (!form.accept(validateForm(CampaignEntry, body, language))) return;
        try {
          const path = { kind, handle };
          accept(await getData((await api()).enterCampaign({ params: { path }, body })));
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error;
          const refusal = error.error;
          if (refusal.reference === "campaignEnded") return setEnded(true);
          // The outcome is shown with the refusal's words.
          if (refusal.reference === "campaignAlreadyEntered") accept(refusal.value.outcome);
          throw error;
        }
      }),
    /** Shows the form again, for another person at this browser. */
    again() {
      storeOutcome(scope, null);
      setOutcome(null);
      form.accept({});
    },
  };
}

export type CampaignEntryState = ReturnType<typeof useEntry>;
