import type { LiveTips } from './liveTips';

/** French original of the live tips. The point comes first: a notification may cut the end off. */
export const liveTips: LiveTips = {
  Beauty: [
    'Teste la teinte sur ton poignet, près de la fenêtre et sans filtre : la vraie couleur répond à leur première question.',
    'Applique le produit sur un seul côté du visage et laisse l’autre nu : la comparaison se fait sous leurs yeux.',
    'Écrase la texture entre deux doigts, en plan serré, puis décris ce que tu sens sur la peau, sans promettre de résultat.',
    'Lis un avis mitigé à voix haute et réponds avec le produit en main : ta franchise fait partie de la démo.',
  ],
  Fashion: [
    'Passe le mètre ruban sur la pièce, taille puis longueur, devant la caméra : on compare avec ce qu’on porte déjà.',
    'Enfile la pièce, assieds-toi, lève les bras : on voit tout de suite si elle remonte, serre ou bâille.',
    'Annonce ta taille habituelle et celle que tu as à l’écran, puis demande : « Et vous, vous prenez quoi ? »',
    'Compose deux tenues avec la même pièce et fais voter A ou B dans les commentaires avant d’épingler l’article.',
  ],
  Tech: [
    'Lance la démo dès tes premiers mots : branche, allume, montre que ça marche. Les détails viennent après.',
    'Ouvre la boîte et aligne tout ce qu’elle contient : câble, adaptateur, notice. Dis aussi ce qui n’y est pas.',
    'Donne la compatibilité avant le prix : quels téléphones, quelle prise, quelle appli. Ensuite seulement, la démo.',
    'Refais la manipulation lentement, mains en plan serré, et nomme à voix haute chaque bouton que tu touches.',
  ],
  'Home Decor': [
    'Cadre d’abord le coin vide, puis pose l’objet devant la caméra : la différence se voit sans un mot.',
    'Glisse une tasse, un livre ou ta main à côté de l’objet : à l’écran, personne ne devine les dimensions.',
    'Éteins le plafonnier, puis rallume : une lampe ou une guirlande se juge dans la pénombre autant qu’en plein jour.',
    'Demande « salon, chambre ou entrée ? », puis pose l’objet dans la pièce choisie ou montre où tu le mettrais.',
  ],
  Fitness: [
    'Fais le mouvement en pied et de profil avant de présenter l’accessoire : on comprend à quoi il sert.',
    'Montre une version facile et une plus dure du même exercice, et demande laquelle ils veulent te voir tenir.',
    'Tire sur l’élastique, plie le tapis, secoue la gourde : la solidité se montre, elle ne se raconte pas.',
    'Parle prise en main, confort et rangement, et laisse les promesses sur le corps hors de ton live.',
  ],
  'Health & Wellness': [
    'Décris une sensation, pas un effet : « c’est tiède, c’est doux, ça enveloppe la nuque ». Jamais « ça soigne ».',
    'Installe ton rituel du soir devant la caméra, lumière basse et voix posée, puis fais-y entrer le produit.',
    'Lis l’étiquette mot pour mot quand on te demande à quoi ça sert, et n’ajoute rien à la notice.',
    'Si quelqu’un parle d’une douleur, réponds « ça, c’est pour un médecin », puis reviens à l’usage du produit.',
  ],
  'Cooking & Kitchen': [
    'Coupe, presse ou mixe dès l’ouverture : fais entendre l’ustensile avant de le présenter.',
    'Garde l’ingrédient entier et le bol fini dans le même plan : qui arrive en cours de route comprend la démo.',
    'Démonte l’appareil et rince-le en direct : « et ça se nettoie comment ? » a sa réponse en images.',
    'Fais choisir sucré ou salé, cuisine la réponse et remets le produit à l’écran à chaque étape.',
  ],
  'Pet Products': [
    'Laisse ton animal venir au produit et commente ce qu’il fait, même s’il s’en va : sa réaction, c’est ta démo.',
    'Mesure l’encolure ou le poitrail de ton animal en direct, puis compare au guide des tailles de la fiche.',
    'Passe la brosse une fois et montre les poils à la caméra : la preuve est dans ta main.',
    'Prévois une peluche pour la démo : si ton chien dort pendant le live, tu montres quand même attaches et tailles.',
  ],
  Gadgets: [
    'Commence par le petit agacement (câbles emmêlés, écran gras), puis règle-le d’un geste, en plan serré.',
    'Fais deviner à quoi sert l’objet, lis quelques réponses à voix haute, puis révèle l’usage en l’actionnant.',
    'Avoue une limite du gadget, « trop petit pour ça » ou « piles à part » : le reste de ta démo sonne plus juste.',
    'Annonce « Collaboration commerciale » à l’oral et à l’écran avant la démo, et redis-le à chaque nouvel objet.',
  ],
};
