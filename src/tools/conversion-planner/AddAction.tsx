import { Plus } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { ScreenActions } from '../../ui/ScreenActions';

/** The plus in the top bar. */
export function AddAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ScreenActions>
      <IconButton icon={Plus} label={label} onClick={onClick} />
    </ScreenActions>
  );
}
