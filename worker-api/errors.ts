import type { ErrorBody, ErrorCode } from '../src/contracts/error';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  too_many: 429,
  internal: 500,
  no_voice: 501,
  upstream: 502,
  timeout: 504,
};

/** A refusal that the client is told of: the message says what to do, and nothing of what is inside. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  toResponse(): Response {
    const body: ErrorBody = { error: { code: this.code, message: this.message } };
    return Response.json(body, { status: STATUS[this.code], headers: this.headers });
  }
}
