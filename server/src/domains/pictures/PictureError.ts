import { ReasonError } from "@velours/sdk/import";

/** A picture that cannot be had, and why. */
export class PictureError extends ReasonError {}
