import { AVOIDED_FRENCH } from './avoidedWords';
import { wholeWords } from './foldedText';
import { type Phrases, wordSet } from './phrases';

const THE =
  "(?:(?:de )?(?:le|la|les|du|des|un|une|ton|ta|tes|mon|ma|mes|votre|vos|ce|cet|cette|ces) |(?:de )?l'|d'|de )?";
const ILLNESS =
  '(?:acne|eczema|psoriasis|rosacee|arthrose|arthrite|migraines?|maux de \\w+|mal de \\w+|mal au \\w+|douleurs?(?: \\w+)?|depression|anxiete|angoisses?|insomnies?|diabete|hypertension|cholesterol|maladies?|infections?|mycoses?|cancers?|asthme|allergies?|tendinites?|sciatique|inflammations?|ronflements?)';
const FLAW = '(?:boutons|imperfections|rides?|ridules|cellulite|vergetures|cicatrices|poches|cernes|calvitie)';
const NUMBER = '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|quelques)';
const DAYS = `${NUMBER} (?:jours?|nuits?|semaines?|mois)`;
const AMOUNT = '\\d[\\d .,]*(?:€|euros?|k€|k|balles)';
const MONTH = '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)';
const SHOP =
  '(?:amazon|shein|temu|aliexpress|vinted|leboncoin|insta|instagram|whatsapp|telegram|snap|snapchat|youtube)';

export const FRENCH: Phrases = {
  greeting: wholeWords(
    "(?:re ?-?)?(?:salut|coucou|bonjour|bonsoir|hello)(?= ?[,.!?…:;\\n]| ?$| (?:a (?:tous|toutes|toi|vous)|toi|vous|tout le monde|tlm|les (?:filles|gars|amis|copines|copains|gens|potes|meufs|loulous|girls|babes|reines)|la (?:team|famille|commu\\w*)|mes (?:amis|amies|copines|amours|cheris|cheries)|c'est|moi|ici|et|je|j'|ca va))",
    '(?:hey|yo|hi) (?:tout le monde|les \\w+|la (?:team|famille|commu\\w*))',
    'bienvenue',
  ),
  introduction: wholeWords(
    "je m'appelle",
    'je me presente',
    "moi ?,? c'est (?!non|oui|tout|fini|mort|simple|rien)[a-z]+(?= ?[,.!\\n]| et )",
    "aujourd'hui ?,? (?:je (?:vais|te|vous|voulais|viens)|on (?:va|se|parle|teste)|nous allons|petite? video|nouvelle video)",
    'dans (?:cette|la) (?:nouvelle )?video',
    'pour cette (?:nouvelle )?video',
    'on se retrouve',
    '(?:petite|nouvelle) video',
    "j'espere que (?:tu vas|vous allez|ca va)",
    'comment (?:ca va|vas-tu|tu vas|allez-vous|vous allez)',
    'je vais (?:te|vous) (?:parler|presenter|montrer|expliquer)',
    'je (?:voulais|viens|veux) (?:te|vous) (?:parler|presenter|montrer)',
    'avant de commencer',
    "(?:n'oublie(?:z)? pas de|pense(?:z)? a) (?:t'|vous |te )?abonner",
  ),
  call: wholeWords(
    'juste en bas',
    "(?:dans|sur) (?:le|ton|mon) panier(?! (?:a|de|en|du) |(?: d'))",
    '(?:touche|ouvre|clique|tape|appuie|direction|file|regarde)[a-z-]*(?: (?:sur|dans|vers))? (?:le|ton|mon) panier(?! (?:a|de|en) )',
    'panier (?:jaune|orange)',
    'panier ?,? (?:en bas|juste la)',
    'en bas a gauche',
  ),
  sendsAway: wholeWords(
    '(?:liens?|link|url|code|infos?|tout|dispo|disponible|retrouve\\w*)[^.!?\\n]{0,25} (?:en|dans (?:la|ma)|sur (?:ma|mon)) (?:bio|profil|story)',
    '(?:dans|sur|voir|check) (?:la|ma|sa) bio',
    'link in bio',
    'linktree',
    '(?:sur|par|vers) (?:mon|notre|leur|le) site(?: (?:web|internet|officiel))?',
    `(?:va|allez|dispo|disponible|commande\\w*|achete\\w*|trouve\\w*|retrouve\\w*|rejoins?|ecris|contacte)[^.!?\\n]{0,25} sur ${SHOP}`,
    '(?:commande\\w*|acheter|achete|ecris|envoie|contacte)[^.!?\\n]{0,20} (?:en|par|un) (?:mp|dm|message prive|whatsapp)',
    '(?:https?://|www\\.)[^ \\n]+',
    '[a-z0-9-]+\\.(?:com|fr|net|shop|store)(?:/[^ \\n]*)?',
  ),
  avoided: AVOIDED_FRENCH,
  medical: wholeWords(
    'gueri(?:r|t|s|ra|ssent|ssant|e|es|son|sons)?',
    `(?:soigne|soignent|soigner|soignera|traite|traitent|traiter|combat|combattre|previent|stoppe|calme|apaise|soulage|soulager|soulagera|elimine|supprime|contre|anti) ?-?${THE}${ILLNESS}`,
    `(?:fini(?:s|es|e)?|adieu|plus jamais|oublie|dis adieu a)(?: a)? ${THE}${ILLNESS}`,
    `(?:elimine|eliminent|supprime|efface|effacent|fait disparaitre|faire disparaitre)(?: definitivement)? ${THE}(?:${ILLNESS}|${FLAW})`,
    `(?:remplace|remplacer|au lieu d'|a la place d'|mieux qu'|aussi efficace qu'|plus efficace qu'|equivaut a|vaut) ?(?:un|une|ton|ta|tes|le|la|les) (?:vrai |vraie )?(?:medicament|medicaments|traitement|traitements|medecin|kine|ordonnance|botox|injection|lifting|laser)`,
    'comme (?:un|du) (?:medicament|traitement|botox|lifting)',
    `plus (?:de |d')${ILLNESS}`,
    `(?:${ILLNESS}|${FLAW})[^.!?\\n]{0,30} (?:fait disparaitre|disparu\\w*)`,
    'anti-?douleurs?',
    '(?:effet|effets|vertus?|proprietes?|action) (?:medical|medicale|medicaux|medicales|medicinales?|therapeutiques?|curatifs?|botox)',
    "(?:renforce|booste|stimule)\\w* (?:l'|ton |le |tes |les )?(?:immunite|systeme immunitaire|defenses immunitaires|metabolisme)",
    '(?:fait|font|faire) (?:re)?pousser (?:les|tes|mes) cheveux',
  ),
  body: wholeWords(
    '(?:maigrir|mincir|amincit|amincissante?s?|minceur)',
    `perd(?:re|s|u|ez|ras|rez|ent)? (?:${NUMBER} (?:kilos?|kg|tailles?|centimetres?|cm)|du (?:poids|ventre|gras)|tes kilos)`,
    'brule(?:r|nt)? (?:les|tes|des) graisses?',
    'brule(?:ur)?s?[- ](?:de )?graisses?',
    'fai(?:t|re) fondre (?:les|la|ta|tes) (?:graisses?|kilos?|bourrelets)',
    'coupe-?faim',
    'ventre plat',
    'detox',
    'elimine (?:les|tes) toxines',
    `(?:prends?|prendre|gagne) (?:${NUMBER} (?:kilos?|kg) de muscle|du muscle)`,
  ),
  authority: wholeWords(
    "(?:approuve|valide|certifie|recommande|conseille)e?s? par (?:l'|les |des |un |une |mon |ma |la )?(?:medecins?|dermatologues?|dermatos?|pharmaciens?|kines?|dentistes?|pediatres?|veterinaires?|autorites|ministere|ansm|dgccrf|fda|etat)",
    "(?:medecin|dermatologue|dermato|pharmacien|pharmacienne|kine|dentiste|pediatre|veterinaire|veto)s? (?:me |te |la |le |l')*(?:a |ont )?(?:valide|approuve|recommande|conseille)(?:nt)?",
    '(?:cliniquement|scientifiquement|medicalement) (?:prouve|teste|demontre|valide)e?s?',
    '(?:prouve|teste|demontre)e?s? (?:cliniquement|scientifiquement|medicalement)',
  ),
  guaranteedResult: wholeWords(
    '(?:resultats?|effet|effets|efficacite)(?: \\S+)? garantie?s?',
    'garanti \\d+ ?%',
    "je (?:te |vous |t'|)(?:le |la )?garantis",
    '100 ?% (?:efficace|garanti|sur)s?',
    '(?:efficace|marche|fonctionne) a 100 ?%',
    `resultats?(?: (?:visibles?|immediats?|incroyables?|dingues?))? (?:en|des|apres|au bout de) (?:seulement |a peine )?${DAYS}`,
    `(?:transforme|change|lisse|repulpe|raffermit|eclaircit|repare|disparai\\w+|disparu\\w*|parti\\w*|nickel|parfaite?s?)[^.!?\\n,]{0,40} en (?:seulement |a peine )?${DAYS}`,
    `en (?:seulement |a peine )?${DAYS}[^.!?\\n]{0,40} (?:disparu\\w*|transformee?s?|parti\\w*)`,
    '(?:marche|fonctionne) (?:a tous les coups|a coup sur|pour tout le monde|sur tout le monde)',
    '(?:produit|resultat|effet|creme|solution|remede) (?:miracle|miraculeuse?)',
  ),
  incomePromise: wholeWords(
    '(?:revenus?|gains?|salaire|argent|commissions?|benefices?|ventes?) (?:garanti|assure|passif|facile)(?:e|s|es)?',
    "(?:gagner|gagne|gagnes|faire|fais|fait) (?:de )?(?:l')?argent (?:facilement|sans rien faire|en dormant)",
    'devien(?:s|t|dra|dras)? riche',
    'devenir riche',
    `(?:gagne|gagnes|gagner|gagneras|gagnais|toucher?|touches|toucheras|encaisse|encaisser|empoche|fais|(?<!ca )fait|faire|feras|genere|generer|rapporte|rapporter)[^.!?\\n]{0,25} ${AMOUNT}[^.!?\\n,]{0,15} ?(?:par|/|chaque|ce|cette|le|la|en une?) ?(?:jour|mois|semaine|video|live|heure)`,
    '(?:quitte|quitter|quittez|lache|lacher) (?:ton|mon|son|votre) (?:job|travail|boulot|cdi|taf|patron)',
    'liberte financiere|libre financierement|independance financiere',
    '(?:double|doubler|triple|tripler|explose|exploser) (?:tes|ton|mes|mon) (?:revenus?|salaire|commissions?)',
  ),
  onlyToday: wholeWords(
    "(?:seulement|uniquement|exclusivement|rien que|juste|valable) (?:pour )?aujourd'hui(?! que )",
    "aujourd'hui (?:seulement|uniquement)(?= ?[,.!?…:;\\n]| ?$)",
    "(?:aujourd'hui|maintenant) ou jamais",
    "aujourd'hui et pas demain",
    "(?:n'est|n'y a|dure|valable|dispo\\w*|c'est) qu'aujourd'hui",
    "jusqu'a (?:ce soir|demain|minuit|dimanche|la fin de la journee)",
    "demain ?,? (?:c'est (?:fini|mort|trop tard)|il sera trop tard|ca remonte|le prix remonte)",
    "(?<!(?:ma|mes|mon|sa|ses|ces|\\d|trois|sept|dix|quinze|trente) )derni(?:er|ers|ere|eres) (?:jours?|heures?|minutes?|chances?)(?! d(?:e |')(?!(?:la |l')?(?:promo|offre|vente|remise)))",
    `(?:(?:il )?(?:ne |n')?(?:te |vous |nous |y |en )?(?:reste |a ))?plus (?:que |qu')${NUMBER} ?(?:h|heures?|minutes?|jours?)`,
    "avant (?:qu'il (?:ne )?soit|que ce (?:ne )?soit) trop tard",
    '(?:offre|promo|remise|vente|prix) (?:limitee?|flash|ephemere)',
    "(?:se termine|finit|termine|s'arrete|expire) (?:ce soir|demain|aujourd'hui|bientot|a minuit)",
    'duree limitee|temps limite',
    '(?:depeche|depechez|grouille|magne)-?(?: ?(?:toi|vous))',
    'compte a rebours (?:est )?(?:lance|parti|commence|tourne)',
    'fonce (?:maintenant|vite)',
    '(?:profite\\w*|fonce|vite)[^.!?\\n]{0,15} avant (?:la fin|qu)',
  ),
  scarcity: wholeWords(
    `(?:(?:il )?(?:ne |n')?(?:te |vous |nous |y |en )?(?:reste |a ))?plus (?:que |qu')${NUMBER} (?:pieces?|exemplaires?|unites?|articles?|produits?|en stock|restants?|dispo\\w*)`,
    `il (?:ne |n')?(?:en )?reste (?:plus )?(?:que |qu')${NUMBER}(?! ?(?:h|heures?|minutes?|jours?))`,
    `il (?:en |t'en |te )?reste (?:(?:tres |si )?peu|${NUMBER} (?:pieces?|exemplaires?|unites?|articles?))`,
    "stocks? (?:(?:tres )?limites?|part\\w*|fond\\w*|s'envol\\w*)",
    'quantites? (?:tres )?limitees?',
    'edition limitee',
    'derni(?:ers|eres) (?:pieces|exemplaires|stocks|unites)',
    '(?:bientot|presque|quasi(?:ment)?) (?:epuisee?s?|en rupture|sold out)',
    'avant (?:la )?rupture',
    '(?:ca|tout) (?:part|partira|va partir) (?:tres |trop )?vite',
    "(?:tout le monde|les gens) se l'arrach\\w+",
  ),
  dated: wholeWords(
    `\\d{1,2}(?:er)? ${MONTH}`,
    '\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?',
    "(?:au moment|a l'heure|a l'instant) (?:ou|que) je (?:filme|tourne|parle|poste)",
    'quand je (?:filme|tourne)',
    '(?:la fiche|la page|le compteur) (?:affiche|indique|annonce|dit)',
    '(?:affichee?s?|indiquee?s?|annoncee?s?|ecrite?s?) (?:sur|dans) (?:la|sa) (?:fiche|page)',
    "d'apres la (?:fiche|page)",
  ),
  denials: {
    words: wordSet('pas jamais aucun aucune sans ni nul nulle zero rien'),
    verbWords: wordSet('ne n'),
    newClause: wordSet('c que qu mais et besoin tu je j il elle on ca vous nous'),
    carriers: wordSet('dis dit dire dirai promets promet promettre pretends pretend fait fera faire fais garantis'),
    after:
      /^(?:\s+(?:pas|rien|jamais|aucune?|personne)(?![\p{L}])|[^.!?\n]{0,60}\?\s*(?:non|pas du tout|jamais)(?![\p{L}]))/u,
  },
};
