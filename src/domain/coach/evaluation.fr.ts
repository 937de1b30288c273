import type { EvaluationCase } from './evaluation';

const beauty = { niche: 'beauty' };

export const evaluationFrench: readonly EvaluationCase[] = [
  // Accès, âge, pays
  {
    message: 'Combien d’abonnés il faut pour vendre ?',
    topic: 'eligibility',
    contains: [/1\s?000/, /appli|Centre/],
    excludes: [/1\s?500/, /2\s?000/],
  },
  { message: 'cb dabonnés il faut pr tt shop', topic: 'eligibility', contains: [/1\s?000/] },
  { message: 'j’ai 16 ans je peux vendre ?', topic: 'eligibility', contains: [/18/] },
  { message: 'c dispo en belgique ?', topic: 'eligibility', contains: [/Belgique/] },
  {
    message: 'cest quoi la difference entre collab ouverte et ciblée',
    topic: 'collaborations',
    contains: [/cibl/i, /ouvert/i],
  },
  { message: 'comment ouvrir ma boutique tiktok shop', topic: 'open-shop', contains: [/TikTok Studio/, /identité/] },
  { message: 'faut il un compte business', topic: 'open-shop', contains: [/appli/] },
  {
    message: 'jai pas le bouton ajouter un produit',
    topic: 'add-product',
    contains: [/identité|mise à jour|mets à jour|privé|quota|éligib|accès/i],
  },
  {
    message: 'je peux changer le lien dune video deja postee ?',
    topic: 'add-product',
    contains: [/non|pas|américain/i],
  },
  { message: 'il me faut un siret ?', topic: 'business-status', contains: [/Urssaf|impots\.gouv/i] },
  { message: 'les cadeaux des marques sont imposables ?', topic: 'business-status', contains: [/cadeau|échantillon/i] },
  { message: 'faut un contrat avec la marque ?', topic: 'business-status', contains: [/1\s?000/, /contrat|écrit/i] },

  // Argent
  {
    message: 'quand est ce que je suis payé',
    topic: 'commissions',
    contains: [/livraison/i],
    excludes: [/retrait minimum de \d/],
  },
  {
    message: 'ma commission a disparu pk',
    topic: 'commissions',
    contains: [/rembours|retour|annul/i, /coupon|code promo/i],
  },
  { message: 'mon taux a baissé c normal ?', topic: 'commissions', contains: [/30\s+jours/] },
  {
    message: 'c’est quoi la commission sur ce sérum en ce moment ?',
    topic: 'commissions',
    contains: [/vendeur/, /fiche|Centre/],
  },
  {
    message: 'je veux 2000 € par mois',
    profile: beauty,
    topic: 'earnings-goal',
    contains: [/22\s?322/, /715/, /2,80\s?€/, /3,2\s?%/, /hypothèse/i, /pas une prévision/],
  },
  {
    message: 'combien de vues pour gagner 1 000 euros en tech',
    topic: 'earnings-goal',
    contains: [/27\s?211/, /1,75\s?€/],
  },
  {
    message: 'Combien de vues pour mon objectif ?',
    profile: { niche: 'fashion', financialGoal: '5000' },
    topic: 'earnings-goal',
    contains: [/5\s?000\s?€/, /85\s?035/, /hypothèse/i],
  },
  {
    message: 'on peut en vivre ?',
    topic: 'earnings-goal',
    contains: [/hypothèse/i, /combien par mois/],
    excludes: [/tu gagneras|garanti(?!t)/i],
  },
  { message: '2500', after: ['on peut gagner combien'], topic: 'earnings-goal', contains: [/2\s?500\s?€/] },
  {
    message: 'et pour la mode ?',
    after: ['je veux gagner 2000€ par mois en beauté'],
    topic: 'earnings-goal',
    contains: [/2\s?000\s?€ par mois en mode/, /2,8\s?%/],
  },
  {
    message: 'un produit à 25 € avec 15 % de commission ça fait combien',
    topic: 'commissions',
    contains: [/3,75\s?€/],
  },
  { message: 'si je vends 10 produits à 20€ à 12% je touche combien', topic: 'commissions', contains: [/24\s?€/] },
  { message: 'comment négocier un meilleur taux', topic: 'collaborations', contains: [/vidéos/, /cibl/i] },
  { message: 'comment avoir des échantillons gratuits', topic: 'samples', contains: [/14\s+jours/] },
  { message: 'une marque ma refusé lechantillon', topic: 'samples', contains: [/ventes|abonnés|publie/i] },

  // Vidéo
  { message: '3 hooks pour ma niche', profile: beauty, topic: 'hooks', contains: [/«/] },
  {
    message: 'donne moi une accroche pour une mini imprimante',
    profile: beauty,
    topic: 'hooks',
    contains: [/mini imprimante/],
    excludes: [/fond de teint|encre à lèvres/i],
  },
  {
    message: 'et pour la mode ?',
    after: ['donne-moi 3 hooks beauté'],
    topic: 'hooks',
    contains: [/robe|tenue|sac|ensemble|taille|jean|pièce/i],
    excludes: [/fond de teint|anticerne/i],
  },
  { message: 'd’autres', after: ['donne-moi 3 hooks beauté'], profile: beauty, topic: 'hooks', contains: [/«/] },
  { message: 'plus court', after: ['comment filmer avec mon téléphone'], topic: 'filming', contains: [/En court/] },
  { message: 'pourquoi ?', after: ['à quelle heure je poste'], topic: 'posting-times', contains: [/étude/i] },
  {
    message: 'et en live ?',
    after: ['donne-moi 3 hooks beauté'],
    topic: ['live-run', 'first-live'],
    contains: [/minutes|0–3/],
  },
  { message: 'et en live ?', after: ['je dois dire que cest de la pub ?'], topic: 'disclosure', contains: [/live/i] },
  { message: 'ecris moi un script pour mon sérum', topic: 'scripts', contains: [/\d\s*(?:–|-|à)\s*\d+\s*s|\d+\s?s\b/] },
  { message: 'ma video doit durer combien de temps', topic: 'video-length', contains: [/secondes|\ds|\d\s+s/] },
  { message: 'comment je filme sans matos', topic: 'filming', contains: [/fenêtre/] },
  { message: 'faut mettre des sous titres ?', topic: 'subtitles', contains: [/son|69/] },
  { message: 'je peux mettre une musique connue', topic: 'music', contains: [/commercial/i] },
  { message: 'je veux pas montrer ma tete', topic: 'faceless-and-ai', contains: [/mains/, /voix/] },
  {
    message: 'je peux faire mes videos avec une ia ?',
    topic: 'faceless-and-ai',
    contains: [/IA/, /étiquet|signal|label|indiqu|mention|déclar/i],
  },
  { message: 'comment monter ma video sur capcut', topic: 'editing', contains: [/coupe|plan/i] },
  { message: 'idée de titre pour des écouteurs', topic: 'titles', contains: [/[ÉE]couteurs/i] },
  {
    message: 'Quels hashtags pour la cuisine ?',
    topic: 'hashtags',
    contains: [/#\w*(?:recette|cuisin|food)/i],
    excludes: [/#skincare/],
  },
  { message: 'combien de hashtag mettre', topic: 'hashtags', contains: [/cinq|5/] },
  {
    message: 'fais moi une legende pour mon masque collagène',
    topic: 'descriptions',
    contains: [/Collaboration commerciale|Publicité/],
  },
  { message: 'je dis quoi à la fin de la vidéo', topic: 'calls-to-action', contains: [/panier|juste en bas/] },
  {
    message: 'à quelle heure publier',
    profile: { niche: 'fitness' },
    topic: 'posting-times',
    contains: [/6\s?h/, /test/i],
  },
  { message: 'jposte quand en cuisine', topic: 'posting-times', contains: [/11\s?h/, /17\s?h/] },
  { message: 'combien de videos par semaine', topic: 'frequency', contains: [/trois à sept|3 à 7|3–7/i] },
  { message: 'faut poster tous les jours ?', topic: 'frequency', contains: [/tiens|tenir|rythme/i] },

  // Produit et niche
  { message: 'quel produit choisir en premier', topic: 'product-choice', contains: [/35/, /cinq secondes|5 secondes/] },
  { message: 'produit gagnant pour chien', topic: 'product-choice', contains: [/chien|animal|poils|gamelle/i] },
  { message: 'beauté', after: ['coucou'], topic: 'product-choice', contains: [/beauté|teint|lèvres|patchs/i] },
  { message: 'quelle niche choisir', topic: 'niche-choice', contains: [/30\s+jours/] },
  {
    message: 'combien de vidéos par produit avant de changer',
    topic: ['product-choice', 'frequency', 'start'],
    contains: [/cinq à dix|5 à 10|5–10/i],
  },
  { message: 'par où je commence', topic: 'start', contains: [/objet|produit/] },
  { message: 'je débute j’ai jamais rien vendu', topic: 'start', contains: [/objet|produit/] },

  // Live
  { message: 'j’ai peur de faire mon premier live', topic: 'first-live', contains: [/trois|3/] },
  { message: 'combien de temps doit durer un live', topic: ['live-run', 'first-live'], contains: [/45|60|heure/] },
  {
    message: 'personne dans mon live je fais quoi',
    topic: ['first-live', 'live-run'],
    contains: [/boucle|cinquante|50|teaser|refilm|comme si/i],
  },
  { message: 'on me dit cest trop cher en live', topic: 'live-objections', contains: [/cher|prix/] },
  {
    message: 'comment gérer les haters en live',
    topic: 'live-objections',
    contains: [/modér|filtre|mots|bloque|silence|muet/i],
  },
  { message: 'quand épingler le produit', topic: 'live-run', contains: [/épingl/i] },
  { message: 'donne moi un déroulé de live', topic: 'live-run', contains: [/min/] },

  // Résultats
  { message: 'pk jai que 200 vues', topic: 'low-views', contains: [/première (?:image|seconde|phrase)/] },
  { message: 'mes vues ont chuté d’un coup', topic: 'low-views', contains: [/première (?:image|seconde|phrase)/] },
  { message: 'j’ai des vues mais personne achète', topic: 'views-without-sales', contains: [/objet|produit/] },
  { message: 'ya des clics mais 0 vente', topic: 'clicks-without-sales', contains: [/prix/, /avis/] },
  { message: 'c quoi un bon taux de rétention', topic: 'analytics', contains: [/repère/i], excludes: [/70 % minimum/] },
  { message: 'combien de ventes j’ai fait hier ?', topic: 'analytics', contains: [/TikTok Studio/, /ne les vois pas/] },
  { message: 'tu crois que ma vidéo va percer ?', topic: ['low-views', 'hooks'], contains: [/Personne ne peut/] },
  { message: 'ça marche pas', topic: 'analytics', contains: [/vues, les clics ou les ventes/] },
  { message: 'est ce que je dois booster ma video', topic: 'boost', contains: [/48|72/, /commission/] },

  // Règles
  {
    message: 'je dois dire que c’est de la pub ?',
    topic: 'disclosure',
    contains: [/Publicité/, /Collaboration commerciale/],
    excludes: [/300\s?000|750\s?000/],
  },
  {
    message: 'est ce que mettre collaboration commerciale baisse les vues',
    topic: 'disclosure',
    contains: [/TikTok/, /port[ée]e|recommand|vues|diffus/i],
  },
  {
    message: 'je peux dire que la crème soigne l’acné ?',
    topic: 'claims',
    contains: [/jamais|pas|non/i, /soign|guéri/i],
  },
  { message: 'j’ai le droit de faire un avant après ?', topic: 'claims', contains: [/filtre/i] },
  { message: 'je peux filmer mon bébé ?', topic: 'claims', contains: [/mains|objet|approbation|accord|16/i] },
  {
    message: 'je mets un prix barré dans la vidéo',
    topic: 'prices-and-promos',
    contains: [/30\s+(?:derniers\s+)?jours/],
  },
  { message: 'je peux dire derniers stocks ?', topic: 'prices-and-promos', contains: [/vrai|faux|invent|tromp/i] },
  { message: 'jai recu une violation', topic: 'violations', contains: [/appel|contest|recours/i] },
  { message: 'je suis shadowban ?', topic: 'violations', contains: [/compte/] },
  {
    message: 'je peux reposter la meme video sur un autre compte',
    topic: 'violations',
    contains: [/refilm|original/i],
  },

  // Calendrier, tendances, moral, appli
  { message: 'quoi préparer pour noël', topic: 'calendar', contains: [/Noël/] },
  { message: 'c quand les soldes', topic: 'calendar', contains: [/soldes/i] },
  {
    message: 'quelle est la tendance du moment',
    topic: 'trends',
    contains: [/Creative Center/, /ne (?:le )?(?:sais|vois) pas|pas en direct/i],
  },
  { message: 'quel son est viral cette semaine', topic: ['trends', 'music'], contains: [/Creative Center|commercial/] },
  { message: 'j’ai envie de tout abandonner', topic: 'motivation', contains: [/vidéo|essai|semaine/] },
  { message: 'tu marches sans internet ?', topic: 'app-help', contains: [/sans réseau|hors connexion/i] },
  { message: 'slt', topic: 'small-talk' },
  { message: 'merci bcp !', topic: 'small-talk', contains: [/plaisir|Tant mieux/] },
  {
    message: 'merci, et les hashtags ?',
    after: ['3 titres pour ma niche'],
    profile: beauty,
    topic: 'hashtags',
    contains: [/#/],
  },

  // Hors sujet
  {
    message: 'tu as une recette de gâteau au chocolat ?',
    topic: 'unknown',
    contains: [/ne sais pas|pas dans mes guides|sort de mon terrain/],
  },
  { message: 'qui va gagner la présidentielle', topic: 'unknown' },
  { message: 'écris-moi un programme en python', topic: 'unknown' },
  { message: 'j’ai mal au ventre je prends quel médicament', topic: 'unknown' },
  { message: 'quelle est la capitale de l’Australie', topic: 'unknown' },
  { message: 'il fait quel temps demain à Lyon', topic: 'unknown' },
  { message: 'mon chat vomit depuis hier', topic: 'unknown' },
  { message: 'résous 3x + 2 = 11', topic: 'unknown' },
  { message: 'qsdfkj mlkj', topic: 'unknown' },
  { message: 'd’autres', topic: 'unknown', contains: [/sujet/] },

  // Mon produit
  {
    message: 'J’ai un sérum à la vitamine C à vendre, je commence par quoi ?',
    topic: 'start',
    contains: [
      /résultat, pas par le flacon/,
      /hook/,
      /texture en gros plan/,
      /juste en bas/,
      /Collaboration commerciale/,
    ],
  },
  {
    message: 'écris-moi un script pour mon mini aspirateur',
    topic: 'scripts',
    contains: [/Mini aspirateur, 24/, /sale/],
    excludes: [/scelleuse/],
  },
  { message: 'script de 15 secondes pour mon gua sha', topic: 'scripts', contains: [/Gua sha, 15/, /–15\s+s/] },
  {
    message: 'je vends des pièges à moustiques, tu filmerais quoi',
    topic: 'start',
    contains: [/tes pièges à moustiques/, /première image/],
  },
  {
    message: 'et en live ?',
    after: ['j’ai un sérum à vendre', 'écris-moi le script'],
    topic: 'live-run',
    contains: [/ton sérum/, /panier/],
  },
  { message: 'et le script ?', after: ['des hooks pour mes écouteurs'], topic: 'scripts', contains: [/Écouteurs, 24/] },
  {
    message: 'et pour un balai vapeur ?',
    after: ['je vends un robot pour piscine', 'et le script ?'],
    topic: 'scripts',
    contains: [/Balai vapeur/],
    excludes: [/piscine/],
  },
  {
    message: 'comment je présente mes compléments alimentaires sans me faire bannir',
    topic: 'claims',
    contains: [/allégation autorisée/],
  },
  { message: 'ma vidéo de gourde plafonne à 180 vues', topic: 'low-views', contains: [/ta gourde/, /première image/] },
  {
    message: 'j’ai 3 produits : un mascara, un legging et une lampe, je commence par lequel ?',
    topic: 'product-choice',
    contains: [/cinq secondes/],
  },

  // En live
  {
    message: "j'ai 20 viewers en live et personne achete je fais quoi",
    topic: 'live-results',
    contains: [/épingl/i, /prix/, /CTOR/],
    excludes: [/conversion de \d|8–12/],
  },
  { message: 'les gens quittent mon live au bout de 10 sec', topic: 'live-results', contains: [/premiers mots/] },
  { message: 'personne achète', after: ['donne moi un déroulé de live'], topic: 'live-results', contains: [/CTR/] },
  {
    message: 'je vends un tapis de léchage en live, je dis quoi',
    topic: 'live-run',
    contains: [/ton tapis de léchage/],
  },

  // Deux questions, une autre langue, une autre monnaie, un reproche
  {
    message: 'quels hashtags et à quelle heure je poste ?',
    profile: { niche: 'cooking' },
    topic: ['hashtags', 'posting-times'],
    contains: [/#tiktokshopfrance/, /11\s?h/],
  },
  { message: '3 hooks pour ma niche', topic: 'hooks', contains: [/Je ne connais pas encore ta niche/] },
  { message: 'je veux $3000 par mois', topic: 'earnings-goal', contains: [/Je calcule en euros/] },
  { message: 'je veux 300 € par semaine', topic: 'earnings-goal', contains: [/1\s?300\s?€ par mois/] },
  { message: 'tu m’as donné un script nul', topic: 'small-talk', contains: [/ton objet|ta dernière vidéo/] },
  {
    message: 'tu peux regarder ma vidéo et me dire ce qui va pas',
    topic: 'analytics',
    contains: [/ne vois pas ta vidéo/],
  },

  // Ce qui a été dit avant
  {
    message: '3 hooks pour ce baume',
    after: ['j’ai un baume à lèvres que j’adore, je fais quoi comme vidéo'],
    topic: 'hooks',
    contains: [/ton baume à lèvres/],
    excludes: [/ton baume,/],
  },
  {
    message: 'à quelle heure je poste ?',
    after: ['3 titres pour ma niche', 'et pour la mode ?'],
    profile: { niche: 'tech' },
    topic: 'posting-times',
    contains: [/objet de bureau/],
  },
  {
    message: 'plus court',
    after: ['un hook pour mon mascara'],
    topic: 'hooks',
    contains: [/En court :\*\* [^«]*« [^»]+ »/],
  },
  { message: '6 titres pour mon mascara', topic: 'titles', contains: [/« Mascara : le test/], excludes: [/\[Objet\]/] },
  { message: 'donne moi 10 idées de vidéos', topic: 'start', contains: [/Dix idées/, /défaut/] },
  { message: '6 titres pour ma niche', profile: beauty, topic: 'titles', contains: [/ce que la fiche ne montre pas/] },
  { message: 'j’ai 16 ans ça marche ?', topic: 'eligibility', contains: [/^Il te faut aussi 18 ans/] },
  { message: 'combien de temps un live doit durer', topic: 'live-run', contains: [/45 à 60 minutes/] },
  {
    message: 'tu peux me dire la commission exacte de ce baume ?',
    topic: 'commissions',
    contains: [/je ne peux pas le connaître/],
  },

  // La communauté
  { message: 'comment avoir 1000 abonnés', topic: 'followers', contains: [/un seul thème/, /N’achète pas d’abonnés/] },
  { message: 'on me demande le prix en commentaire', topic: 'comments', contains: [/fiche/, /peut changer/] },

  // Autour de la vente
  {
    message: 'ma cliente veut etre remboursée c moi qui gère ?',
    topic: 'after-sales',
    contains: [/boutique/, /commande/],
  },
  { message: 'je bafouille en vidéo comment faire', topic: 'on-camera', contains: [/phrase/] },
  {
    message: 'ma vidéo a fait 50k vues je fais quoi maintenant',
    topic: 'after-a-hit',
    contains: [/Refilme/, /non original/],
  },
  { message: 'je sais pas si je dois faire des lives ou des vidéos', topic: 'live-or-video', contains: [/vidéos/] },
  {
    message: 'Écris-moi le script',
    after: ['je vends un micro-cravate', 'et en live ?'],
    topic: 'scripts',
    contains: [/Micro-cravate, 24/],
  },
  {
    message: 'Combien de ventes pour gagner 1 000 € avec 20 % de commission sur un produit à 35 € ?',
    topic: 'commissions',
    contains: [/35\s€ × 20\s%/, /143 commandes/],
  },
  {
    message: 'un hook pour mes chaussettes chauffantes bio',
    topic: 'hooks',
    contains: [/tes chaussettes chauffantes/],
    excludes: [/bio/],
  },
];
