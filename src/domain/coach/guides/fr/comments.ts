import type { Guide } from '../../guide';

export const comments: Guide = {
  topic: 'comments',
  questions: [
    'Comment avoir plus de commentaires ?',
    'faut il répondre aux commentaires',
    'personne commente mes vidéos',
    'comment faire commenter les gens',
    'je dois répondre à tous les commentaires ?',
    'répondre en vidéo à un commentaire',
    'on me demande le prix en commentaire',
    'épingler un commentaire ça sert à quoi',
    'quoi écrire en premier commentaire',
    'je peux supprimer un commentaire ?',
  ],
  parts: [
    'Demande un choix, pas un avis. « La tache de café ou le feutre ? » se répond en un mot ; « ton avis ? » demande un effort. Et montre dans la vidéo suivante ce qui a été choisi.',
    'Réponds aux premiers en te servant de leur mot : « sur cheveux fins, je le teste demain ». Une réponse utile par question suffit, tu n’as pas à remercier chaque cœur.',
    `**La question qui revient devient une vidéo**
- Le vrai commentaire affiché à l’écran
- La réponse faite à l’image, sans couper le geste
- Une phrase de fin, « c’est juste en bas », et la mention commerciale`,
    'On te demande le prix ? « Il est sur la fiche, dans le panier, et il peut changer. » Un défaut signalé ? Remercie, montre-le, garde le commentaire : l’effacer se voit. Les insultes, elles, passent par le filtre de mots et le blocage.',
  ],
  suggestions: ['3 hooks pour ma niche', 'On me dit que c’est trop cher', 'Comment avoir plus d’abonnés ?'],
};
