import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode } from '../src/contracts/error';

export const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  too_many: 429,
  internal: 500,
  no_voice: 501,
  no_translator: 501,
  upstream: 502,
  timeout: 504,
};

/** A refusal that the client is told about: the message says what to do, and reveals nothing of the internals. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  toResponse(c: Context): Response {
    const body: ErrorBody = { error: { code: this.code, message: this.message } };
    return c.json(body, STATUS[this.code], this.headers);
  }
}
