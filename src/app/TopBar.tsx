import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { openConversation } from '../state/slices/conversationsStore';
import { profileStore } from '../state/slices/profileStore';
import { IconButton } from '../ui/IconButton';

interface Props {
  title: string;
  isHome: boolean;
  onMenu: () => void;
}

/**
 * On the home screen: menu, title, new conversation (once there is a profile to talk about). Everywhere else the fixed
 * Home button leads back.
 */
export function TopBar({ title, isHome, onMenu }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasProfile = useStore(profileStore, ({ profile }) => profile !== null);

  const openNew = () => {
    openConversation(undefined);
    navigate('/'); // also out of the onboarding when it is being redone
  };

  return (
    <header className="flex flex-none items-center gap-2 px-3 pt-[max(0.625rem,env(safe-area-inset-top))] pb-2">
      {isHome ? (
        <IconButton icon={Menu} label={t('menu')} onClick={onMenu} className="lg:invisible" />
      ) : (
        <IconButton icon={House} label={t('home.back')} onClick={() => navigate('/')} />
      )}
      <p className="line-clamp-2 flex-1 text-center text-balance subtitle leading-tight">{title}</p>
      {isHome && hasProfile ? (
        <IconButton icon={Plus} label={t('newConversation')} onClick={openNew} />
      ) : (
        <div id="screen-actions" className="flex min-w-11 justify-end" />
      )}
    </header>
  );
}
