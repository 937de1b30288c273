import type { Thumbnail } from '../../src/contracts/videoAnalysis';

/** What a model is shown and told. */
export interface Shown {
  instructions: string;
  text: string;
  /** The file itself, base64. */
  file?: { type: string; data: string };
  /** For a model that does not accept the file. */
  frames?: readonly Thumbnail[];
}

/** How one provider's model is asked about a video; pure, so that the caller decides how the body travels. */
export interface VideoModel {
  url: string;
  headers: Record<string, string>;
  /** Does it accept a file of this type? `undefined` means the type is not known yet. */
  takesFile: (fileType: string | undefined) => boolean;
  /**
   * The body of the request. What precedes the file's data in its JSON depends only on `instructions` and, if
   * `takesFile` needs it, on the file's type.
   */
  body: (shown: Shown) => object;
  /** The model's text in the server's answer; `undefined` if there is none. */
  textOf: (answer: unknown) => string | undefined;
}
