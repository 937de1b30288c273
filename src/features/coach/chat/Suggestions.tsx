import { Chip } from '../../../ui/Chip';

/** What the user could say next. */
export function Suggestions({ suggestions, onChoose }: { suggestions: string[]; onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2 ps-[46px]">
      {suggestions.map((text) => (
        <Chip key={text} dir="auto" onClick={() => onChoose(text)}>
          {text}
        </Chip>
      ))}
    </div>
  );
}
