/** What the bench uses of it, so that the types are checked where it is not installed. */
declare module 'lighthouse' {
  interface Flags {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
    maxWaitForLoad: number;
    disableStorageReset: boolean;
    skipAudits: string[];
    disableFullPageScreenshot: boolean;
  }

  interface Audit {
    id: string;
    /** 0 to 1; null where it gives none. */
    score: number | null;
    displayValue?: string;
    numericValue?: number;
  }

  interface Category {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }

  interface Report {
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
    runtimeError?: { message: string };
  }

  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
