import { useVideos } from '../../ui/videos/useVideos';
import { Tracker } from './Tracker';
import { useTrackerChoices } from './trackerChoices';

/**
 * From idea to published video: what is to be shot, what has waited too long, what is published; as a list, a board or
 * a calendar.
 */
export default function ContentTrackerScreen() {
  const videos = useVideos();
  const kept = useTrackerChoices();
  return videos && kept ? <Tracker videos={videos} kept={kept} /> : null;
}
