// Runs inline in the head (its hash is in the CSP), before any script. With Trusted Types a text becomes a script's address
// only by this policy: files of this site. It makes no markup and no script out of a text: there is no way to.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});
