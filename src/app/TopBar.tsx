import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { openConversation } from '../state/slices/conversationsStore';
import { profileStore } from '../state/slices/profileStore';
import { TOP_BAR, TOP_BAR_TITLE } from '../ui/barStyles';
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
    <header className={TOP_BAR}>
      {isHome ? (
        <IconButton icon={Menu} label={t('menu')} onClick={onMenu} className="lg:invisible" />
      ) : (
        <IconButton icon={House} label={t('home.back')} onClick={() => navigate('/')} />
      )}
      <p className={TOP_BAR_TITLE}>{title}</p>
      {isHome && hasProfile ? (
        <IconButton icon={Plus} label={t('newConversation')} onClick={openNew} />
      ) : (
        <div id="screen-actions" className="flex min-w-11 justify-end" />
      )}
    </header>
  );
}
