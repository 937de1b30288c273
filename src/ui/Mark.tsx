/** The logo: a J that is a fish-hook (the hook), with the live dot. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="flex-none">
      <rect width="40" height="40" rx="13" fill="#c9f26b" />
      <path
        d="M24 9.5v13.2a6.8 6.8 0 0 1-13.6 0v-2.2l3.6 3"
        fill="none"
        stroke="#17151e"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="31" cy="10" r="3.4" fill="#e5383b" />
    </svg>
  );
}
