import type { Guide } from '../../guide';

export const smallTalk: Guide = {
  topic: 'small-talk',
  questions: [
    'Salut',
    'bonjour',
    'coucou ça va ?',
    'hello',
    'yo',
    'bonsoir',
    'cc',
    'slt',
    'merci beaucoup',
    'tu vas bien',
    'wesh',
    'hey',
  ],
  parts: [
    'Salut ! Dis-moi ce que tu as sous la main et je te trouve une première phrase à filmer.',
    'Un nom d’objet suffit : « gourde », « legging », « mini imprimante ». Ou raconte-moi ce qui coince : vues, clics, ventes, live.',
  ],
  suggestions: ['Par où commencer ?', '3 hooks pour ma niche', 'Pourquoi je reste à 200 vues ?'],
};
