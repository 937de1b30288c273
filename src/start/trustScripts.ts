declare global {
  /** The part of the Trusted Types specification that is used here. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void;
    };
  }
}

/**
 * With Trusted Types a text becomes a script's address only through this policy, and only for files of this site. It
 * offers no way to turn a text into markup or a script.
 */
export function trustScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
