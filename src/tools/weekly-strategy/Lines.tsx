/** Lines of a result, one below the other, with a dot each. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
