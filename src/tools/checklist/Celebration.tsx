import { Mark } from '../../ui/Mark';
import './celebration.css';

const SPARKS = Array.from({ length: 15 }, (_, index) => `${index * 24}deg`);

/**
 * The last item is ticked: the hook catches the video. It lasts a second and a half, and is skipped where reduced
 * motion is preferred.
 */
export function Celebration({ onEnd }: { onEnd: () => void }) {
  return (
    <div aria-hidden="true" className="celebration">
      <div className="celebration-sparks">
        {SPARKS.map((rotate) => (
          <span key={rotate} style={{ rotate }}>
            <i />
          </span>
        ))}
      </div>
      <div className="celebration-hook" onAnimationEnd={onEnd}>
        <Mark size={76} />
      </div>
    </div>
  );
}
