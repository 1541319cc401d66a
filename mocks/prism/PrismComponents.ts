import type { IPrismComponents } from "@stoplight/prism-core";
import type { IHttpConfig, IHttpRequest, IHttpResponse } from "@stoplight/prism-http";
import type { IHttpOperation } from "@stoplight/types";

/** The parts Prism is put together from; its server takes ours in their place. */
export type PrismComponents = IPrismComponents<IHttpOperation, IHttpRequest, IHttpResponse, IHttpConfig>;
