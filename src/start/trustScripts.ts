declare global {
  /** As the Trusted Types specification has it, as far as it is used here. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void;
    };
  }
}

/**
 * With Trusted Types a text becomes a script's address only by this policy: files of this site. It makes no markup and no
 * script out of a text: there is no way to.
 */
export function trustScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
