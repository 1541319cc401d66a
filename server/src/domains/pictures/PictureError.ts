import { ReasonError } from "../../platform/ReasonError.ts";

/** A picture that cannot be had, and why. */
export class PictureError extends ReasonError {}
