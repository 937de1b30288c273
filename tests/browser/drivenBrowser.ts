/** One of the machine's own browsers, driven from outside, with one page. */
export interface DrivenBrowser {
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page; a promise is awaited. */
  read(expression: string): Promise<unknown>;
  /** Clicks on the first element that matches. */
  click(selector: string): Promise<void>;
  /** Types into the first element that matches. */
  type(selector: string, text: string): Promise<void>;
  /** What the page's console has reported as errors so far; undefined if the browser's driver does not say. */
  errors?(): readonly string[];
  /** Ends the browser, like closing its window. */
  close(): Promise<void>;
}

export interface BrowserStart {
  /** A folder; what a browser stores in it is there at the next start. */
  profile: string;
  /** The first address that is opened. */
  url: string;
}
