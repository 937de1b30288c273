import type { Topic } from './guide';

/**
 * Wordings that the patterns, or retrieval, would misread: tried before them, in order, on a message's folded words
 * joined by spaces.
 */
export const EXCEPTIONS: readonly (readonly [Topic, RegExp])[] = [
  [
    'filming',
    /\b(quel\w*|which|what) (micro(?! entre)|mic|microphone|trepied|tripod|ring light|materiel|gear|equipment)\b|\b(film\w*|shoot\w*) .{0,8}\b(dans|in) (ma |mon |la |le |my |the |a )?(salle de bain|cuisine|chambre|salon|voiture|bureau|bathroom|kitchen|bedroom|living room|car|room)\b/,
  ],
  ['faceless-and-ai', /^(?!.*\blives?\b).*(?:\b(sans|without) (parler|voix|ma voix|talking|speaking)\b)/],
  [
    'on-camera',
    /^(?!.*\blives?\b).*(?:\b(peur|honte|stress\w*|gene|n ose|ose pas|scared|afraid|nervous|embarrass\w*|anxious)\b.{0,25}\b(camera|face cam|(me|te) (montrer|filmer|voir)|(filming|showing|seeing) myself|parler devant)\b)/,
  ],
  [
    'first-live',
    /\blives?\b.{0,40}\b(my first|mon premier|ma premiere|premiere fois|first (one|time))\b|\b(comment|how) .{0,12}\b(passer|aller|me mettre|go) (en )?lives?\b/,
  ],
  [
    'live-run',
    /\b(finir|terminer|conclure|end|close) .{0,8}\blives?\b|\b(premieres?|first) (\d+|deux|trois|cinq|dix|two|three|five|ten) minutes\b|\b\d+ ?(h|hours?|heures?|hr)\b.{0,8}\blives?\b|\blives? .{0,8}\b\d+ ?(h|hours?|heures?)\b(?!.*\b(quand|when|quelle heure|what time)\b)/,
  ],
  [
    'live-or-video',
    /\b(only|just|que|uniquement|seulement) (do |doing |go |going |faire |fais |des |de |mes |en )*lives?$|\blives? (only|uniquement|seulement)\b/,
  ],
  [
    'posting-times',
    /\b\d{1,2} ?(h|am|pm|heures?)\b.{0,25}\b(good|bien|ok|mieux|better|bon(ne)? heure|ideal)\b|\b(good|bien|ok|better|mieux) .{0,12}\b\d{1,2} ?(h|am|pm)\b|\b(quand|when) (should |do |dois |je |i |est ce que |faut il |to )*(faire|fais|do|go|lancer|programmer|schedule) (mes|my|un|a|les|des)? ?lives?\b/,
  ],
  [
    'hooks',
    /^(?!.*\blives?\b).*(?:\b(part|partent|quittent?|zappent?|swipent?|scrollent?|decroch\w+|leaves?|leaving|drops?( off)?|swipe|scroll) .{0,18}\b(\d+ ?(s|e|eme)?|premiere|deuxieme|troisieme|une|deux|trois|first|second|third|one|two|three) (secondes?|seconds?|s)\b)/,
  ],
  [
    'editing',
    /^(?!.*\blives?\b).*(?:\b(pour que|comment) .{0,20}\b(gens|monde|personnes) (rest\w+|regard\w+) (?=.*\b(bout|fin|entier)\b)|\bpour que les gens restent\b|\bkeep (people|viewers|them|everyone) (watching|till|until|to the end)\b)/,
  ],
  [
    'music',
    /\b(use|utiliser|mettre|put|add|droit a|right to) .{0,20}\b(songs?|sounds?|music|musiques?|sons?|chansons?|tubes?)\b|\b(songs?|sounds?|music|musiques?|sons?|chansons?)\b.{0,20}\b(allowed|autorise\w*|legal|permis\w*|copyright\w*)\b/,
  ],
  [
    'clicks-without-sales',
    /\b(\d+|une?|one|two|deux|trois) (orders?|commandes?|ventes?|sales?) (out of|sur|pour|for|from) \d+ (clics?|clicks?|taps?)\b/,
  ],
  [
    'after-a-hit',
    /^(?!.*\b(pas|jamais|aucune?|rien|never|no|not|only|que|clics?|clicks?|vues?|views?|combien|how)\b).*\b(fait|eu|ai|made|got|had) (ma |mon |my |une |a |\d+ )?(premiere |1ere |first )?(ventes?|sales?|commandes?|orders?)\b|\b\d+ ?(k|m|mille|000)\b.{0,12}\b(vues?|views?|videos?)\b(?!.*\b(ventes?|sales?|sold|vendu|rien|nothing|orders?|commandes?|gagne|made|avant|used to|before|max|seulement|only)\b).*\b(what next|now what|et (apres|maintenant|ensuite)|what now|la suite|next)\b/,
  ],
  [
    'start',
    /\b(mon|my) (compte|account) (a|is) .{0,8}\b(jours?|days?|semaines?|weeks?|neuf|nouveau|new)\b|\b(avoir|faire|obtenir|decrocher|get|make|land) .{0,8}\b(mes|ma|ta|my|a|une) (premieres?|1ere|first) (ventes?|sales?)\b|\b(pas|plus|aucune|no|out of|any) (d )?(idees?|ideas?)\b|\b(\d+|dix|cinq|ten|five) (idees?|ideas?) (de |for )?(videos?|tiktoks?|contenus?|content)\b|\b(\d+|ten|five) (video|content) ideas\b|^(how (do|should|can) i|how to) show (my |the |some |a )?(?!.*\b(product|basket|showcase)\b)\w+( \w+)?$/,
  ],
  ['disclosure', /\b(demande\w*|ask\w*) .{0,18}\b(sponso\w+|une pub|an ad)\b/],
  [
    'violations',
    /\b(video|post|tiktok) .{0,12}\b((en|in) (cours d )?(examen|review|verification)|under review|being reviewed)\b/,
  ],
  [
    'business-status',
    /\b(charges|cotisations|chomage|caf|rsa|france travail|pole emploi|unemployment|on benefits|universal credit)\b/,
  ],
  [
    'eligibility',
    /^(?!.*\b(vues?|views?|ventes?|sales?|lives?)\b).*\b(ai|have|only|que|avec|with) (que |seulement |only )?\d+ ?k? (abonnes|followers|subscribers)\b|\b(suis|vis|habite|viens|live|living|based|from|m|im) (en|au|aux|a|in|from) (la )?(maroc|algerie|tunisie|senegal|cameroun|cote d ivoire|mali|canada|quebec|belgique|suisse|luxembourg|portugal|espagne|italie|allemagne|morocco|algeria|tunisia|senegal|cameroon|nigeria|ghana|kenya|india|canada|australia|belgium|switzerland|portugal|spain|italy|germany)\b/,
  ],
  ['app-help', /\b(qui t (a|as) (cree|fait|code|developpe)\w*|who (made|created|built|coded) you)\b/],
  [
    'earnings-goal',
    /\b(quit|leave) (my |the )?(day )?job\b|\b(quitter|lacher) (mon |le )?(job|travail|boulot|taf|cdi)\b|\breplace my (salary|income|job)\b/,
  ],
  ['niche-choice', /\b(deux|trois|two|three|2|3|plusieurs|several|multiple) niches\b/],
  [
    'low-views',
    /\b(new|nouveau|fresh) (account|compte)\b(?!.*\b(second|deuxieme)\b)|\b(changer|change|changes) de compte\b|\b(start|recommencer|repartir) .{0,10}\b(account|compte)\b/,
  ],
  [
    'calls-to-action',
    /\b(ask for the sale|pushy|salesy|sound like an ad|sans (forcer|faire vendeur)|faire trop vendeur)\b/,
  ],
  [
    'samples',
    /\b(recu|got|received|sent me|envoye) .{0,15}\b(produit|product|colis|sample|truc)\b.{0,12}\b(nul|mauvais|decevant|naze|pourri|bad|terrible|awful|rubbish)\b|\b(got|received) .{0,6}\b(bad|terrible|awful) (product|sample)\b/,
  ],
  [
    'live-objections',
    /\b(moins|plus) chere?s? .{0,20}\b(amazon|ailleurs|temu|shein|aliexpress|magasin)\b|\b(cheaper|more expensive|pricier|costs (more|less)) .{0,15}\b(amazon|elsewhere|temu|shein|aliexpress|stores?)\b/,
  ],
  ['live-or-video', /\blives?\b.{0,15}\b(rapporte\w*|vend\w* plus|(make|sell|earn)s? more)\b/],
  ['prices-and-promos', /\b(only|plus que|que|just) (\d+|un|deux|trois|two|three) (left|en stock|restants?|pieces?)\b/],
  ['commissions', /\bcommissions?\b.{0,25}\b(coupons?|codes?|promos?)\b/],
  ['after-sales', /\b(comment|how) .{0,20}\b(retours?|returns?|remboursements?|refunds?)\b(?!.*\bcommissions?\b)/],
  [
    'frequency',
    /\b\d+ ?(min|mins|minutes?|h|heures?|hours?) (par|a|per|chaque|each) (jour|day|semaine|week)\b(?!.*\b(idees?|ideas?|lives?|gagn\w*|earn\w*|euros?)\b)/,
  ],
  [
    'app-help',
    /\b(garde\w*|keep|save|store|enregistre\w*|stocke\w*) .{0,8}\b(mes|my) (messages?|conversations?|questions?|chats?|data|donnees)\b/,
  ],
  ['scripts', /\b(write|ecris|ecrire|fais) .{0,12}\b(voice ?over|voix off)\b/],
  ['on-camera', /\b(parle\w*|talk\w*|speak\w*) .{0,10}\b(vite|fast|slow\w*|lentement)\b/],
  ['filming', /\b(pas|no|without|sans) (de |d |any )?(fenetres?|windows?)\b/],
  ['analytics', /\b(hook|hold|completion|click|bounce) rate\b/],
  ['open-shop', /\b(how long|combien de temps)\b.{0,25}\b(approv\w*|verif\w*|valid\w*|accept\w*)\b/],
  [
    'low-views',
    /\b(delete|supprimer|archiver|cacher|hide) .{0,15}\b(videos?|posts?|tiktoks?)\b|\b(videos?|posts?|tiktoks?) .{0,6}\b(isn t|is not|not|aren t|don t|doesn t) (work\w*|perform\w*|taking off)\b/,
  ],
  [
    'motivation',
    /\b(procrastin\w*|remets (tout )?a (demain|plus tard)|useless|me sens (trop |tellement |completement )?(nulle?|seule?|perdue?|decouragee?|mal))\b/,
  ],
];
