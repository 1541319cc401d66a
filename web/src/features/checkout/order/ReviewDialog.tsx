import { useRouter } from "@tanstack/react-router";
import { orThrow, RefusedError, randomKey } from "@velours/sdk";
import type { Order, ReviewInput } from "@velours/sdk/types";
import { type FormEvent, useRef, useState } from "react";
import { formFailure, NO_FAILURE } from "../../../platform/forms/formFailure.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { toasts } from "../../../platform/ui/toasts.ts";
import { orderQuery } from "../queries.ts";
import { refetchOrder } from "../upsells/refetchOrder.ts";

interface Props {
  order: Order;
  product: { id: number; title: string };
  onClose: () => void;
  onChange: (order: Order) => void;
}

type Review = ReturnType<typeof useReview>;

/** Asks what the buyer thinks of a product; says what a refusal means, and shows the order as it is by then. */
export function ReviewDialog({ order, product, onClose, onChange }: Props) {
  const text = useText();
  const review = useReview({ order, product, onChange });
  const { busy, failure, found } = review;
  const close = () => (found ? onChange(found) : onClose());
  return (
    <Modal
      open
      onClose={busy ? () => {} : close}
      title={text(m.review_title, { title: product.title })}
      closeLabel={text(m.close)}
    >
      <form
        ref={review.form}
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => void review.send(event)}
      >
        {found === null && <ReviewFields review={review} />}
        {failure.general && <Notice tone="bad">{failure.general}</Notice>}
        <div className="flex flex-col gap-3">
          {found === null && (
            <>
              <p className="text-sm text-ink-soft">{text(m.review_waits)}</p>
              <Button wide type="submit" busy={busy}>
                {text(m.review_send)}
              </Button>
            </>
          )}
          <Button wide variant="outline" onClick={busy ? undefined : close}>
            {text(m.close)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const starValues = ["5", "4", "3", "2", "1"] as const;
type StarValue = (typeof starValues)[number];
const empty = { title: "", body: "", author: "" };

/** The review as it is filled in, and how it is sent. */
function useReview({ order, product, onChange }: Pick<Props, "order" | "product" | "onChange">) {
  const text = useText();
  const { context } = useRouter().options;
  const { shop, queries } = context;
  const [stars, setStars] = useState<StarValue>();
  const [words, setWords] = useState(empty);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(NO_FAILURE);
  const [found, setFound] = useState<Order | null>(null);
  // A repeated press, or an answer that was lost, writes one review. Other words need a key of their own.
  const [key, setKey] = useState(randomKey);
  const form = useRef<HTMLFormElement>(null);
  const author = words.author.trim();
  const authorError =
    author === "" ? m.review_author_missing : author.includes("@") ? m.review_author_email : null;
  const change = (field: keyof typeof empty) => (value: string) => {
    setWords({ ...words, [field]: value });
    setKey(randomKey());
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(NO_FAILURE);
    if (stars === undefined || authorError !== null) return focusFirstError(form.current);
    setBusy(true);
    const [title, body] = [words.title.trim(), words.body.trim()];
    const input: ReviewInput = {
      productId: product.id,
      stars: Number(stars),
      author,
      language: shop.language,
      ...(title && { title }),
      ...(body && { body }),
    };
    try {
      const api = await shop.api();
      const changed = orThrow(
        await api.createReview({ params: { path: { id: order.id } }, body: input, idempotencyKey: key }),
      );
      await queries.set(orderQuery(shop, order.id), changed);
      onChange(changed);
      toasts.show({ text: text(m.review_sent) });
    } catch (error) {
      // The order first: a refusal is said with the button that works.
      if (error instanceof RefusedError && error.response.status === 409)
        setFound(await refetchOrder(context, order.id));
      setFailure(formFailure(error, { text, language: shop.language, names: {} }));
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    send,
    busy,
    failure,
    /** The order as it is after a refusal. */
    found,
    stars,
    setStars(value: StarValue) {
      setStars(value);
      setKey(randomKey());
    },
    words,
    change,
    isStarsMissing: tried && stars === undefined,
    authorError: tried ? authorError : null,
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
          onChange={review.setStars}
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
