import type { Guide } from '../../guide';

export const music: Guide = {
  topic: 'music',
  questions: [
    'Quelle musique je peux utiliser ?',
    'je peux mettre un son tendance',
    'musique libre de droit tiktok shop',
    'ma vidéo est muette apres publication',
    'c quoi les sons commerciaux',
    'quel son pour vendre',
    'musique connue dans une pub cest permis ?',
    'faut il de la musique',
    'mon son a été supprimé',
    'musique pendant un live',
  ],
  parts: [
    'Pour une vidéo qui vend, prends les sons de la bibliothèque commerciale de TikTok. Un tube à la mode n’a pas de licence pour la pub : ta vidéo risque de perdre son son, ou sa fiche produit.',
    'Le plus sûr reste ta voix et le bruit de l’objet. Lame, aimant, tissu : ce sont des preuves, aucune musique n’en fait autant. Si tu en ajoutes, mets-la assez bas pour comprendre chaque mot.',
    'Un vieux post au son non commercial ? Refilme-le avec ta voix au lieu de lui ajouter un produit. En live, même prudence : pas de radio derrière toi, et la règle exacte se lit dans ton Centre de créateurs.',
  ],
  suggestions: ['Comment monter ma vidéo ?', 'Faut-il des sous-titres ?', 'Je booste ma vidéo ?'],
};
