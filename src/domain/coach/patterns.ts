import { EXCEPTIONS } from './exceptions';
import type { Topic } from './guide';

/**
 * Wordings that identify their topic beyond doubt, tried in order on a message's folded words joined by spaces.
 * Retrieval finds the rest.
 */
export const DECISIVE: readonly (readonly [Topic, RegExp])[] = [
  ...EXCEPTIONS,
  [
    'claims',
    /\b(kids?|sons?|daughter|child|fils|fille|enfants?|bebe|baby)\b.{0,30}\b(hold\w*|tenir|tienne|present\w*|try|essaye\w*|show)\b|\b(sans (me faire|risquer|etre) .{0,12}\b(bann|suspend|sanction|supprim)\w*|without (getting|being) (banned|removed|flagged|suspended)|(veut|veulent|demande\w*|wants?|asks?) (que je|me to) (dise|dire|say|claim))\b/,
  ],
  [
    'after-sales',
    /\b((client\w*|acheteu\w+|abonne\w*|quelqu un|customer|buyer|viewer|someone|somebody)\b.*\b(rembours\w*|refund\w*|casse\w*|broken|damaged|abime\w*|defectu\w+|faulty|(pas|jamais|never|not|didn t) .{0,12}(recu|receiv\w*|got|get|arriv\w*)|plai\w+|complain\w*|echang\w+|exchange)|(produit|colis|commande|product|parcel|order) .{0,20}\b(casse\w*|broken|damaged|abime\w*)|(orders?|commandes?|ventes?)\b.{0,20}\b(returned|retournee?s?|renvoyee?s?)|service apres vente|sav)\b(?!.*\bcom(mission)?\b)(?!.*\b(lose|perds)\b)/,
  ],
  [
    'live-or-video',
    /\b(lives? (ou|or|vs|versus|et) (les |des |de la |la |the |a )?videos?|videos? (ou|or|vs|versus) (les |des |de la |la |the |a |en )?lives?)\b(?!.*\b(heure|time|combien|how (many|often))\b)/,
  ],
  [
    'motivation',
    /\b(how long|combien de temps|quand|when)\b.{0,40}\b((premieres?|first|mes|my|des|see|any|une?) (ventes?|sales?)|results?|resultats?|ca (marche|prend))\b|\b(so|i m|im) done\b(?! (with|w) (this|my|the) (video|edit))|\b\d+ (mois|months?|semaines?|weeks?|videos?|posts?)\b.{0,25}\b(rien|nothing)\b(?!.*\b(vend\w*|vues?|views?|sold|sell\w*|sales?)\b)/,
  ],
  [
    'live-results',
    /\blives?\b.*\b(leav\w+|partent|quittent|repartent|sortent|s en vont|zappent|drop\w*|chut\w*|baiss\w*|tomb\w*)\b|\b(leav\w+|partent|quittent|repartent|sortent|s en vont)\b.*\blives?\b/,
  ],
  [
    'on-camera',
    /\b(bafouill\w*|begai\w*|stutter\w*|stammer\w*|mumbl\w*|accents?|(ma|my) (voix|voice)|camera shy|mal a l aise|awkward (on|in front)|(oubli\w+|forget|forgetting) .{0,8}\b(texte|lines|phrases?|words|script)|(face|devant) (a )?la camera|(on|in front of( the)?|talking to( the)?) camera|recit(e|er|ant)\b)\b(?!.*\b(sans|without|ia|ai)\b)/,
  ],
  [
    'after-a-hit',
    /\b(vendu|sold) \d+\b.*\b(en vendre plus|sell more|plus|more)\b|\b(premieres? ventes?|first (few )?sales?|\d+ (ventes|sales))\b.*\b(et maintenant|now|more|encore plus|suite|next|ensuite|continuer)\b|\b(refaire|repeat|remake|recreate|reproduire|scale\w*) .{0,25}\b(marche\w*|worked|works|viral\w*|perce\w*|buzz\w*|best|hit)\b|\b(video|tiktok|post)\b(?!.*\b(marche\w*|works?|working) (pas|plus)\b)(?!.*\b(vend\w*|ventes?|sales?|sold|orders?|commandes?|rien|nothing|nobody|personne|aucune?|zero)\b).*\b(perce|decolle|explose|cartonne|buzze?|blew up|blowing up|took off|viral|\d+ ?(k|m|mille|000)) .*\b(maintenant|now|next|apres|ensuite|suite)\b/,
  ],
  [
    'app-help',
    /\b(jimp|cette appli|this app|hors ligne|hors connexion|offline|sans (internet|connexion|reseau)|without (internet|a connection)|(mes|my) (donnees|data)|es tu (une? )?(ia|robot|bot|humain)|are you (an? )?(ai|bot|robot|human|real)|(tu es|t es) (qui|quoi)|qui es tu|who are you|what can (you|i) (do|ask)|what do you do|(tu (sais|peux)|peux tu|sais tu) (faire|m aider a) quoi|que (sais|peux) tu faire|qu est ce que tu (sais|peux) faire|a quoi tu sers|que puis je te demander)\b/,
  ],
  [
    'violations',
    /\b(shadow ?ban\w*|(use|utiliser|prendre|take|poster|post) (la |les |une |the |a |their |leurs? )?(videos?|clips?|photos?|images?) .{0,12}(marque|brand|vendeur|seller)|(use|post) (the |a )?(brand|seller) ?s (video|clip|photo|footage)s?|(signale\w*|report(ed|ing)) .{0,10}\b(ma|mon|mes|my|ta)\b|(reuse|reutiliser|reprendre|copier|copy|voler|steal|telecharger|download) .{0,30}\b(marque|brand|autre|someone|another|other|creat\w+)|violations?|avertissements?|warnings?|strikes?|banni\w*|banned|suspendus?|suspended|(videos?|lives?|posts?|tiktoks?|annonces?)\b.{0,18}\b(taken down|removed|deleted|supprimee?s?|retiree?s?|flagged)|compte (bloque|restreint)|faire appel|contester|appeal|(account|creator) health|health (rating|score)|sante (du|de mon) compte|score de sante|re ?post(er|e|s|ing)?\b(?=.*\b(same|meme|video|old|ancienne|autre compte|second|2e))|republier|deuxieme compte|second (compte|account)|2e compte|points? de penalite)\b/,
  ],
  [
    'disclosure',
    /\b((ad|affiliate|commission) (label|tag|disclosure)|(mention|etiquette|label) .{0,12}\b(pub|publicite|ad|commission)|(say|tell(?! me\b)|mention|(?<!\bme )dire|dise|preciser) .{0,20}(commission|paid|paye|get a cut|touche)|collaboration commerciale|paid partnership|partenariat remunere|disclos\w*|divulg\w*|transparence|(dire|indiquer|preciser|signaler|marquer|ecrire|mettre|afficher|mentionner) .{0,25}\b(pub|publicite|partenariat)|c est (de la|une) pub|(say|tell|mention|label|mark|write|put|use) .{0,25}\b(ad|ads|affiliate|advert\w*|sponsored)|hashtag (ad|pub)|contenu (sponsorise|promotionnel))\b/,
  ],
  [
    'eligibility',
    /\b(combien d (abonnes|followers)|(nombre|minimum) d (abonnes|followers)|how many (followers|subs|subscribers)|\d+ (followers|abonnes|subs|subscribers)\b.{0,20}\b(vend\w*|sell\w*|can i|je peux|puis je|start|commenc\w*|assez|enough|suffi\w*)|(enough|need) .{0,15}followers|(i m|i am|im) (1[0-7]|under)\b|1[0-7] ans|1[0-7] years old|mineure?s? (peut|peuvent|sur)|(quel|l|d) age|(minimum|min) age|age (minimum|limit)|how old|(quels?|dans quels?|which|what) (pays|countries|country)|dispo\w*|available|(en|in) (belgique|suisse|espagne|italie|allemagne|canada|quebec|maroc|algerie|tunisie|senegal|belgium|switzerland|spain|italy|germany|canada|ireland|australia|poland)$|eligib\w*|conditions pour)\b/,
  ],
  [
    'prices-and-promos',
    /\b(codes? promos?|promo codes?|promos?|discounts?|reductions?|remises?|prix barres?|crossed out|coupons?|only today|last chance|derniere chance|(dernieres?|derniers) (pieces?|stocks?)|last (one|few) (left|in stock)|en stock|in stock|stock limite|limited stock)\b/,
  ],
  [
    'claims',
    /\b(soign\w+|gueri\w*|heals?|cures?|treats? (acne|eczema|pain)|avant apres|before (and )?after|maigrir|perdre du (poids|ventre)|perte de poids|(lose|losing|loss of) weight|weight loss|fat burn\w*|brule graisse|anti age|dupes?|allegations?|(visage|face|beaute|beauty|peau|skin)\b.{0,25}\b(filtres?|filters?)|(filtres?|filters?) .{0,12}(visage|face|beaute|beauty|peau)|(can|may|could) i (say|claim|promise)|(je peux|puis je|on peut|peut on|j ai le droit de|ai je le droit de) (dire|promettre|affirmer)|(droit|interdits?|not allowed) .{0,12}(dire|say)|produits? interdits?|(banned|forbidden|prohibited) products?|mots? interdits?|banned words?|(filmer|montrer|film|show|use) .{0,15}\b(enfants?|bebe|fils|fille|kids?|child|children|baby|son|daughter)|vape|cigarettes?|crypto|botox|paris sportifs|betting)\b/,
  ],
  [
    'collaborations',
    /\b(collab\w*|(marques?|brands?|vendeurs?|sellers?) .{0,12}\b(propos\w+|offr\w+|offer\w*)|(marques?|brands?|vendeurs?|sellers?) .{0,16}\b(repond\w*|reply\w*|answer\w*|ghost\w*|respond\w*)|(propos\w+|offr\w+|offer\w*|pay\w*) .{0,20}\b\d+ .{0,14}\b(par|per|a|for (a|one|each)|la|une|fixe|flat) ?(video|fee|fixe)?\b|(par|per) video\b.*\bcommission|open (vs|or)|targeted|ciblee?s?|negoci\w*|negotiat\w*|meilleure? (commission|taux)|better (rate|commission)|(higher|raise|increase|augmenter) .{0,12}(rate|commission|taux)|(contacter|ecrire a|demarcher|message|contact|reach out to|email) .{0,12}(marques?|vendeurs?|brands?|sellers?))\b/,
  ],
  ['samples', /\b(echantillons?|samples?|produits? gratuits?|free products?)\b/],
  [
    'business-status',
    /\b(siret|auto entre\w*|micro entre\w*|urssaf|impots?|tva|vat|taxe?s?|declar\w+|entreprise|statut|regist\w+ (a |my )?(business|company)|need (a|to have a) (business|company)|llc|self employed|sole trader|contrat)\b/,
  ],
  [
    'commissions',
    /\b((quand|when) .{0,25}\b(paye\w*|paid|argent|money|versement|payout)|l ?argent .{0,12}(quand|arrive)|where .{0,8}money|payouts?|get(ting)? paid|(taux|rate) .{0,12}(baiss\w*|chang\w*|dropp?\w*|lower\w*|cut|moins)|(drop|cut|lower|change|baisser|changer) (my|the|mon|le) (rate|taux)|withdraw\w*|retrait|retirer .{0,12}argent|commissions?)\b/,
  ],
  [
    'add-product',
    /\b((combien de|how many) (produits?|products?) .{0,8}(par|dans|in|per|on) .{0,8}video|(ajout\w+|mettre|mets|add\w*|tag|link|attach|changer|remplacer|modifier|enlever|cacher|change|replace|swap|remove|hide) .{0,18}\b(produits?|products?|liens?|links?|panier|vitrine|showcase|basket)\b(?! (gratuit|gagnant))|(lien|link|produit|product) .{0,18}\b(masque|cache|disparu|hidden|gone|disappeared|missing)|bouton .{0,12}produit|vitrine|showcase)\b/,
  ],
  [
    'open-shop',
    /\b((ouvr\w+|cre+r|activ\w+|open\w*|creat\w+|set\w* up|activate) .{0,14}\b(boutique|shop|compte (shop|affilie|createur)|account)|(boutique|shop)\b.{0,25}\b(j ouvre|ouvr(ir|e)|cre+r|activer|open it)|s inscrire|sign up|join tiktok shop|(verification|verifier|verify) .{0,12}(identite|identity|id)|(devenir|become) .{0,6}(affilie|affiliate)|compte (pro|business|entreprise)|business account)\b/,
  ],
  [
    'clicks-without-sales',
    /\b\d+ (clics?|clicks?|taps?)\b.{0,20}\b(\d|une?|deux|trois|one|two|three|only) (ventes?|sales?|orders?|commandes?)\b|\b(clic\w*|cliqu\w+|click\w*|(au|to) (panier|cart|basket)|tap\w*)\b.*\b(pas|sans|zero|0|aucune?|personne|rien|nobody|no ?one|no|without|not|never|but don t)\b.*\b(ventes?|vend\w*|commandes?|achet\w*|achat|sales?|orders?|buy\w*|bought|purchases?)\b/,
  ],
  [
    'views-without-sales',
    /\b(vues?|views?|monde)\b.*\b(pas|sans|zero|0|aucune?|personne|rien|nobody|no ?one|no|without|not|don t|isn t)\b.*\b(ventes?|vend\w*|commandes?|achet\w*|sales?|orders?|buy\w*|clic\w*|click\w*)\b|\b(personne (ne )?(clique|achete)|(nobody|no ?one) (clicks?|buys|is (clicking|buying))|no (sales|clicks)|(je (ne )?vends (rien|pas)|aucune vente|zero vente|0 ventes?|pas (de|une) ventes?|pas de clics?))\b/,
  ],
  [
    'low-views',
    /\b(bloque\w*|stuck|plafonn\w*|stagn\w*|coince\w*) (a|at|on|sous|under|around|entre) \d+|\b(vues?|views?)\b.*\b(baiss\w+|chut\w+|drop\w*|stuck|bloqu\w+|stagn\w+|tomb\w+|low|down|dead|died|faibles?|nulles?)\b|\b(pas|peu|plus|no|not|zero|few|low|0|aucune|que|only|just) (de |assez de |assez |enough |any |getting |many |\d+ )*(vues?|views?)\b|\b[1-9]\d{0,2} (vues?|views?)\b(?!.*\b(par|pour|for|per)\b)|\b(flop\w*|(videos?|tiktoks?) (ne )?(marche\w*|fonctionne\w*) (plus|pas)|booster mes vues|(personne|nobody|no ?one) (ne )?(voit|regarde|sees?|watch\w*)|(more|plus de) (vues|views)|(monter|augmenter|increase|grow) (les |mes |my )?(vues|views))\b/,
  ],
  [
    'boost',
    /\b(boost(er|e|s|ing|ed)?|promote (button|my)|bouton promouvoir|promouvoir ma video|spark ads?|publicite payante|paid ads?|budget pub)\b/,
  ],
  [
    'live-objections',
    /\b((how|what) (do|should|can|would) i (answer|reply|respond)|que repondre|(je )?reponds? quoi|(ask|asking|asks|demand\w+|say\w*|dit|disent|think|pensent) .{0,14}\b(legit|fake|real|arnaque|dropshipping|faux)|legit|dropshipping|repondre (a|aux?)|haters?|trolls?|rageux|insult\w*|objections?|trop chere?s?|too expensive|arnaques?|scam\w*|(commentaires?|comments?) (mechants?|negatifs?|haineux)|(mean|nasty|negative|hate) comments?)\b/,
  ],
  [
    'first-live',
    /\b(lives? .{0,10}\b(vide|empty)|(vide|empty) lives?|premiers? lives?|1er live|first (live|tiktok live)|never (gone|been|went|done a) live|jamais fait (de|un) live|peur (du|des|de faire (un|des)|d aller en) lives?|scared (of|to go) live|(debuter|commencer|lancer|start) (en |un |les |a |going )?lives?)\b/,
  ],
  ['calls-to-action', /\blien\b.*\bbio\b|\blink in (my )?bio\b/],
  ['hashtags', /\b(hash ?tags?|fyp|pourtoi)\b/],
  [
    'video-length',
    /\b(video\w*|tiktok|reel)\b.*\b(longue?|courte?|duree|secondes|seconds|longer|shorter|how long|trop long)\b|\b(duree|longueur|how long|combien de (temps|secondes)|how many seconds|ideal length|video length)\b(?!.*\b(receive|money|argent|until|approv\w*|valid\w*|lives?|payee?|paid|repon\w*|recevoir|appel|verif\w*|poster|publier|echantillon|sample|before|avant)\b)/,
  ],
  [
    'frequency',
    /\b(combien de|how many) (videos?|fois|posts?|lives?|times|tiktoks?)\b.*\b(jours?|semaine|mois|days?|week\w*|month)\b|\b(how often|a quelle frequence|tous les jours|every ?day|daily)\b(?=.*\b(post\w*|publi\w*|video\w*|film\w*|live|freq\w*)\b|$)/,
  ],
  [
    'calendar',
    /\b(noel|christmas|xmas|black friday|cyber monday|soldes|saint valentin|st valentin|valentine\w*|fete des (meres|peres)|(mother|father) ?s day|halloween|rentree|back to school|prime day|paques|easter|french days|calendrier (commercial|de l annee|marketing)|marronniers?)\b/,
  ],
  [
    'posting-times',
    /\b((a )?quelle heure (?!il est|est il)|a quelle heure$|what time (?!is it)|best (time|hour|day)s?|meilleure?s? (heures?|moments?|horaires?|jours?|creneaux?)|quels? (horaires?|creneaux?|jours?)|(quand|when) .{0,15}\b(publier|poster|post)|(post\w*|publi\w*) quand|heures? (de|pour) (publi\w+|post\w+)|posting times?|\d{1,2} ?(h|am|pm|heures?|o clock) .{0,25}(post\w*|publi\w*)|(post\w*|publi\w*) .{0,15}\b(a|at|around|vers) \d{1,2} ?(h|am|pm|heures?)?)\b/,
  ],
  [
    'trends',
    /\b(tendances?|trend\w*|buzz du moment|(viral|marche\w*|cartonne\w*|working|popular|hot|selling|best sellers?|hooks?|produits?|products?|sons?|sounds?) .{0,20}(right now|en ce moment|actuellement|aujourd hui|cette semaine|this week|currently|today))\b/,
  ],
  [
    'motivation',
    /\b(abandonn\w+|give up|giving up|quit(ting)?(?! (my |the )?(day )?job)|decourag\w*|en peux plus|craque|ridicul\w*|laugh\w* at|(se moqu\w+|juge\w*|judge\w*) .{0,12}(moi|me|de moi)?|deprim\w*|fed up|had enough|want to cry|discourag\w*|burn ?out|burned out|demotiv\w*|motiv\w+|envie d arreter|j en ai marre|ras le bol|je doute|i doubt|unmotivated|imposteur|imposter)\b/,
  ],
  [
    'subtitles',
    /\b(sous titr\w*|subtitles?|subs on|texte (a|sur) l ecran|captions? on( the)? screen|on screen (text|captions?)|text on screen|auto captions?)\b/,
  ],
  [
    'descriptions',
    /^(?:an? )?captions?$|\b(legendes?|descriptions?|captions? (for|idea|under|of)|(a|my|write|good|the) captions?)\b/,
  ],
  ['titles', /\b(titres?|titles?|headlines?)\b/],
  [
    'hooks',
    /\b(openings? (for|lines?)|\d+ (openings?|debuts)|debuts? (pour|a dire)|hooks?|accroches?|first (3 |three |2 |two )?(seconds?|line|sentence)|(premiere|3 premieres|trois premieres) (secondes?|phrase))\b/,
  ],
  [
    'calls-to-action',
    /\b(a la fin (de|d)|at the end of|phrase de fin|end (of )?(my|the|a) video|ctas?|calls? to action|appels? a l action|faire cliquer|(get|make) (people|them|viewers|ppl) (to )?(click|tap|buy))\b/,
  ],
  [
    'faceless-and-ai',
    /\b(sans (montrer )?(mon |ma |le |la )?(visage|tete)|(montrer|show\w*) (mon|ma|my) (visage|tete|face)|faceless|chat ?gpt|gemini|without (showing )?(my |a )?face|camera shy|avatars?|(video|voix|image|voice|actors?)s? (ia|ai)|(ia|ai) (video|voix|voice|avatar|generated|image)\w*|intelligence artificielle|artificial intelligence|voix off|voice ?over)\b/,
  ],
  [
    'live-run',
    /\b(personne|nobody|no ?one) .{0,12}\b(parle|pose|reagit|ecrit|commente|repond|talks?|asks?|reacts?|comments?|chats?|types?)\b|\b(posent|parlent|reagissent|ecrivent|repondent) pas\b|\b(don t|doesn t|never) (ask|talk|react|type|chat)\b|\b(epingl\w*|pin(ning|ned)?|run of show|conducteur|silences?)\b|\b(derou\w+|structure|script|plan|animer|meubler|que dire|quoi dire|dis quoi|montre quoi|what (do i|to|should i) (say|show)|how long|combien de temps|duree|long)\b.*\blives?\b|\blives?\b.*\b(derou\w+|structure|script|plan|animer|meubler|que dire|quoi dire|dis quoi|montre quoi|what (do i|to|should i) say|how long|combien de temps|duree|long|flow)\b/,
  ],
  ['scripts', /\b(scripts?|shot ?list|plan par plan|storyboard)\b/],
  ['music', /\b(musiques?|music|songs?|sounds?|chansons?|copyright|droits? d auteur|(quels?|un|les|le|des) sons?)\b/],
  [
    'niche-choice',
    /\b(concurren\w+|demarquer|stand(ing)? out|satur\w+|competition|competitors\b(?!.*\b(say|name|compare)))\b|\b(choisir|choose|choosing|pick|quelle|which|what|changer|change|trouver|find|meilleure|best|plusieurs|several|rentable)\b.{0,20}\bniches?\b|\bniches?\b.{0,25}\b(choisir|choose|rentable|profitable|meilleure|best|plusieurs|several|marche)\b/,
  ],
  [
    'earnings-goal',
    /\b((combien|how much) .{0,25}\b(gagn\w+|rapporte\w*|make|earn|toucher)|vivre de|make a living|live off|(mon|my) (objectif|goal|but)|objectif (financier|de revenus?|du mois)|\d+ .{0,10}\b(a|per|par|la|each|every) (week|day|semaine|jour)\b.*\b(possible|realis\w+|faisable|doable)|revenus?|income|how many (views|sales|orders) (do i|to|for|would)|combien de (vues|ventes|commandes) (pour|il faut|faut il|il me faut))\b/,
  ],
  [
    'filming',
    /\b((comment|how) .{0,15}\b(film\w*|shoot)|lumieres?|eclairage|lighting|lights?|trepieds?|tripods?|cadr(er|age)|framing|camera|safe zone|(fond|decor|background) (de|of|for)? ?(ma|my|mes)? ?videos?)\b/,
  ],
  [
    'editing',
    /\b(montage|capcut|edit(ing|s|ed)?|transitions?|couper (ma|mes|les|la)|(monter) (ma|mes|une|la|les) videos?)\b/,
  ],
  [
    'analytics',
    /\b(stats?|statistiques?|analytics|analy[sz]\w+|retention|taux de (clic|conversion|completion|retention)|ctr|ctor|gpm|watch time|(quels?|which|what) (chiffres?|numbers?|metrics?|kpis?)|metrics?|kpis?)\b/,
  ],
  [
    'product-choice',
    /\b((dois|faut|need|have|besoin) .{0,12}\b(payer|acheter|buy|pay) .{0,8}\b(produits?|products?)|(combien de|how many) videos? .{0,8}(par|per|for (each|one|a)) (produit|product)|(which|lequel|laquelle|lesquels)( one)?s? .{0,14}\b(first|premiere?|d abord|commenc\w*|choisir|start|pick)|(first|commenc\w*|choisir) .{0,12}\b(which one|lequel|laquelle)|produits? (gagnants?|viral\w*)|winning products?|(que|quoi|what|what to|what should i|what do i|what can i) (vendre|sell|promote|promouvoir)|(quels?|which|what|choisir|choose|pick|trouver|find|idees? de|best|bon|good) (un |a |entre (les )?(deux|trois|2|3) |between (two|three|2|3) |les |des |mes |my |bons? |premiers? |meilleurs? )?(produits?|products?)|products? (ideas?|to (sell|promote)|for (my|the)))\b/,
  ],
  [
    'start',
    /\b((rien a vendre|pas encore de produits?|nothing to sell|no products? yet|une? idees? .{0,25}\b(ce soir|aujourd hui|demain|week end)|ideas? .{0,25}\b(tonight|today|tomorrow|weekend)|quoi filmer|filme(r|rais)? quoi|what (should|do|can|to) (i )?film|idees? de videos?|video ideas?)(?!.*plan par plan)|(ce soir|aujourd hui|tonight|today|une heure|1 ?h|an hour)\b.*\b(fais quoi|quoi faire|what (do|should) i do)|(fais quoi|quoi (faire|poster|publier)|(poste|publie) quoi|what (do|should|can) i (do|post|make|film)) .{0,12}\b(ce soir|aujourd hui|cette semaine|ce week end|tonight|today|this week\w*)|par quoi (je )?(commenc|demarr)\w+|(par )?ou (je )?(commenc\w+|demarr\w+)|where (do|to|should|can) (i |you )?(start|begin)|(get|getting) started|(premiere|1ere|first) (semaine|week)|je debute|(im|i m|i am) (new|a beginner)|de zero|from (scratch|zero))\b/,
  ],
  [
    'followers',
    /\b((plus|gagner|perd\w*|avoir|atteindre|attirer|more|gain\w*|get|grow\w*|lose|losing|reach|buy|acheter) .{0,12}\b(abonnes|followers|subscribers)|(mon|my) (profil|profile)|follow (for|4) follow)\b/,
  ],
  ['comments', /\b(commentaires?|comments|commenter|commentent)\b(?!.*\blives?\b)/],
];

/** Clearly another trade; decisive unless the message is also about creating or selling. */
const OFF_TOPIC =
  /\b(recettes?|recipes?|gateau|cake|python|javascript|java|sql|html|code (python|js|c)|algorithme de tri|president\w*|elections?|voter|politi\w+|macron|trump|guerre|war|meteo|weather|capitale?s? (de|du|of)|medicaments?|medicine|medication|doliprane|ibuprofen|paracetamol|symptom\w*|diagnos\w*|migraine|headache|mal (a la|au|aux) |fievre|fever|docteur|doctor|traduis|translate|football|match|foot|blague|joke|poeme?|horoscope|devoirs|homework|equation|racine carree|square root|(comment|how (do i|to)) (soigner|guerir|treat|cure|heal)|(recommande|conseille|recommend|suggest) (moi |me )?(un|une|a|some) (film|movie|serie|show|livre|book|song|restaurant|resto)|(quel|quelle|which|what) (phone|telephone|voiture|car|laptop|ordi\w*) (acheter|(should i|to) (buy|get))|(salaire|smic) (moyen|median|minimum)|average salary|minimum wage|(sens|definition) (du|de la|of) (mot|word)|define|(qui|who) (a )?(invente|invented|gagne|won)|bitcoin|(actions?|shares?|stock) (apple|tesla|en bourse)|apple stock|heure (il est|est il)|what time is it|(who|qui) (is|was|est|etait) (the|le|la)|raconte (moi )?une|tell me a (story|joke)|\d+ (fois|times|x|plus|moins|minus|divise par|divided by) \d+|score (of|du)|reine? d|king|queen|vaccin\w*|tire|bourse|stocks? market|chatgpt|voyage a|flight|hotel|film a regarder|movie|netflix)\b/;
const OF_THE_TRADE =
  /\b(dire|say|claim\w*|promet\w*|marque|brand|video\w*|hooks?|accroches?|vend\w*|sell\w*|live|lives|tiktok|produits?|products?|film\w*|hashtags?|titres?|titles?|scripts?|legendes?|captions?|niche|shop|commission\w*|promo\w*|abonnes|followers|vues|views|contenu|content|poster|publier|post)\b/;

export const ofTheTrade = (text: string) => OF_THE_TRADE.test(text);

export const isOffTopic = (text: string) => OFF_TOPIC.test(text) && !ofTheTrade(text);

/** What only the platform knows: the guide is given with a note on where to look. */
export type Caveat = 'video' | 'stats' | 'commission' | 'prediction';

export const CAVEATS: readonly (readonly [Caveat, RegExp])[] = [
  [
    'video',
    /\b(regarde\w*|analyse\w*|note\w*|corrige\w*|penses?|avis sur|watch|review|look at|check|rate|feedback on|think of|analy[sz]e|critique)\b.{0,12}\b(ma|my|cette|this) (derniere |last |latest )?(video|tiktok)\b/,
  ],
  [
    'prediction',
    /\b(va|vas|vont|will|going to|would)\b.{0,20}\b(percer|viral\w*|buzz\w*|blow up|exploser|cartonner)\b|\bcombien de vues\b.{0,20}\b(va|vais|aura|fera)\b|\bhow many (views|sales) (will|am i)\b/,
  ],
  [
    'stats',
    /\b(connais|sais|vois|know|see) (deja )?(mes|my) (stats?|statistiques|chiffres|vues|ventes|numbers|views|sales)\b|\b(regarde|vois tu|tu vois|tu peux voir|check|can you (see|look at|check)|look at|what s) (mon|ma|mes|my) (compte|profil|stats?|statistiques|videos?|account|profile|views|sales|numbers|ctr|conversion\w*)\b|\b(combien|how (many|much)) .{0,30}\b(j ai (fait|eu|gagne|vendu)|ai je (fait|eu|gagne|vendu)|did i|have i)\b|\b(mes|my) (vues|ventes|stats|views|sales|numbers|commissions?) (d hier|hier|yesterday|today|d aujourd hui|de la semaine|de cette semaine|this week|last week)\b/,
  ],
  [
    'commission',
    /\b(quelle?|quoi|combien|what|how much)\b.{0,25}\b(commission|taux|rate)\b.{0,25}\b(ce|cette|cet|this|that|sur (le|la|l|ton|mon)|du|de la|on (the|a|my)|for (the|a|my)|en ce moment|actuelle?|current\w*|right now|aujourd hui)\b|\b(commission|taux|rate) (exacte?|precise?)\b|\bexact (commission|rate)\b/,
  ],
];
