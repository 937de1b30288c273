import { Chip } from '../../../ui/Chip';

/** The one suggestion that opens the video dialog, in the languages of the built-in coach. */
const VIDEO_ANALYSIS = new Set(['Analyser ma vidéo', 'Analyze my video']);

/** What the user could say next. The video analysis is left out until its dialog exists. */
export function Suggestions({ suggestions, onChoose }: { suggestions: string[]; onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2 ps-[46px]">
      {suggestions
        .filter((text) => !VIDEO_ANALYSIS.has(text))
        .map((text) => (
          <Chip key={text} dir="auto" onClick={() => onChoose(text)}>
            {text}
          </Chip>
        ))}
    </div>
  );
}
