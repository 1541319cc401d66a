import { getErrorText } from "@velours/sdk/errors";
import type { Order, ReviewInput } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { readTyped, storeTyped } from "../../../platform/forms/typedTexts.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { toasts } from "../../../platform/ui/toasts.ts";
import { OrderDialog } from "./OrderDialog.tsx";
import { useOrderRequest } from "./useOrderRequest.ts";

interface Props {
  open: boolean;
  order: Order;
  product: { id: number; title: string };
  onClose: () => void;
  onChange: (order: Order) => void;
}

type Review = ReturnType<typeof useReview>;

/** Asks what the buyer thinks of a product. */
export function ReviewDialog({ open, order, product, onClose, onChange }: Props) {
  const text = useText();
  const { language, site } = useShop();
  const review = useReview(site, `review ${order.id} ${product.id}`);
  const form = useRef<HTMLFormElement>(null);
  const request = useOrderRequest({
    order,
    onClose,
    onChange,
    // Other words under the key of the first ones, whose answer was lost.
    describe: (reference) =>
      reference === "idempotencyKeyReused" ? getErrorText("productReviewed", { language }) : undefined,
  });

  function send() {
    const words = review.check();
    if (words === null) return focusFirstError(form.current);
    const body: ReviewInput = { productId: product.id, language, ...words };
    void request.send(
      (api, idempotencyKey) => api.createReview({ params: { path: { id: order.id } }, body, idempotencyKey }),
      () => {
        review.forget();
        toasts.show({ text: text(m.review_sent) });
      },
    );
  }

  return (
    <OrderDialog
      open={open}
      title={text(m.review_title, { title: product.title })}
      request={request}
      form={form}
      onSend={send}
      sendLabel={text(m.review_send)}
    >
      <ReviewFields review={review} />
      <p className="text-sm text-ink-soft">{text(m.review_waits)}</p>
    </OrderDialog>
  );
}

const starValues = ["5", "4", "3", "2", "1"] as const;
const empty = { stars: "", title: "", body: "", author: "" };
type ReviewField = keyof typeof empty;

/** The review that this tab kept; an empty one for none. */
function readReview(site: string, place: string): typeof empty {
  const typed = Object.entries(readTyped(site, place) ?? {});
  return { ...empty, ...Object.fromEntries(typed.filter(([, value]) => typeof value === "string")) };
}

/** The review as it is filled in; it outlives a reload of the page on this tab. */
function useReview(site: string, place: string) {
  const [words, setWords] = useState(empty);
  const [tried, setTried] = useState(false);
  // After the first rendering, which the server does as well.
  useEffect(() => setWords(readReview(site, place)), [site, place]);
  const stars = starValues.find((value) => value === words.stars);
  const author = words.author.trim();
  const authorError =
    author === "" ? m.review_author_missing : author.includes("@") ? m.review_author_email : null;
  return {
    stars,
    words,
    change: (field: ReviewField) => (value: string) => {
      const changed = { ...words, [field]: value };
      setWords(changed);
      storeTyped(site, place, Object.values(changed).some(Boolean) ? changed : null);
    },
    forget: () => storeTyped(site, place, null),
    isStarsMissing: tried && stars === undefined,
    authorError: tried ? authorError : null,
    /** The fields to send; null while something is missing, which is marked from then on. */
    check(): Pick<ReviewInput, "stars" | "author" | "title" | "body"> | null {
      setTried(true);
      if (stars === undefined || authorError !== null) return null;
      const [title, body] = [words.title.trim(), words.body.trim()];
      return { stars: Number(stars), author, ...(title && { title }), ...(body && { body }) };
    },
  };
}

function ReviewFields({ review }: { review: Review }) {
  const text = useText();
  const { stars, words, change, authorError } = review;
  return (
    <>
      <div data-invalid={review.isStarsMissing || undefined}>
        <RadioGroup
          legend={text(m.review_stars)}
          name="stars"
          look="chips"
          value={stars}
          options={starValues.map((each) => ({
            value: each,
            label: text(m.star_count, { n: Number(each) }),
          }))}
          onChange={change("stars")}
          error={review.isStarsMissing ? text(m.review_stars_missing) : undefined}
        />
      </div>
      <Field
        name="title"
        label={text(m.review_headline)}
        maxLength={200}
        value={words.title}
        onChange={({ target }) => change("title")(target.value)}
      />
      <TextArea
        name="body"
        label={text(m.review_text)}
        rows={5}
        maxLength={5000}
        value={words.body}
        onChange={({ target }) => change("body")(target.value)}
      />
      <Field
        name="author"
        label={text(m.review_author)}
        hint={text(m.review_author_hint)}
        required
        maxLength={100}
        autoComplete="nickname"
        value={words.author}
        error={authorError ? text(authorError) : undefined}
        onChange={({ target }) => change("author")(target.value)}
      />
    </>
  );
}
