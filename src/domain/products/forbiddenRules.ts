import { fold } from '../../lib/fold.ts';
import type { ForbiddenReason } from './forbidden.ts';

/** Why something may not be promoted: what must all stand in its wording, and what must not. */
interface Rule {
  reason: ForbiddenReason;
  all: readonly RegExp[];
  but?: RegExp;
}

const any = (alternatives: string) => new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`);

const BRAND = any(
  'lv|louis ?vuitton|vuitton|neverfull|speedy|gucci|chanel|dior|hermes|birkin|kelly|prada|balenciaga|burberry|fendi|ysl|saint laurent|celine|goyard|bottega|loewe|moncler|canada goose|off ?white|supreme|nike|jordans?|jordan \\d+|dunks?|yeezys?|adidas|sambas?|new balance|asics|air force|air max|tn|travis scott|rolex|submariner|daytona|datejust|omega|seamaster|patek|nautilus|audemars|royal oak|richard mille|cartier|santos|van cleef|alhambra|tiffany|pandora|airpods?|apple watch|iphone|galaxy buds|dyson|airwrap|uggs?|tasman|lululemon|ralph lauren|lacoste|north face|essentials|fear of god|stone island|arc ?teryx|casablanca|amiri|chrome hearts|palm angels|golden goose|mcqueen|valentino|versace|armani|hugo boss|ray ?bans?|oakley|labubu|pop mart|jellycat|psg|om|om marseille|real madrid|barca|creed|aventus|baccarat|tom ford|sauvage|coco mademoiselle|stanley|skims|marque|luxe|designer',
);
const GOODS = any(
  'sacs?|bags?|purse|montres?|watch|watches|sneakers?|baskets?|ceintures?|belts?|maillots?|lunettes|sunglasses|handbags?',
);
const COPY =
  /(?<![a-z0-9])(?:reps?|replicas?|repliques?|superclone|super ?clones?|clones?|aaa\+*|1[: ]1|ua|batch|miroir|mirror|thai|copies?|contrefacons?|counterfeits?|imitations?|fakes?|faux|fausse?s?|dupes?|doupe|inspi|inspire|inspired|unauthori[sz]ed|7a|grade a|indistinguishable|meme usine|same factory|no box|sans boite ni facture|lafufu|not real|look ?alikes?|knock ?offs?|pandabuy|dhgate|yupoo|weidian|qui fait vrai|looks real|as real)(?![a-z0-9])/;
const SURE_COPY =
  /(?<![a-z0-9])(?:replicas?|superclone|super ?clones?|aaa\+*|1[: ]1|qualite (?:miroir|aaa|thai|1)|mirror (?:quality|grade)|version thai|thai version|thai quality|knock ?offs?|counterfeits?|contrefacons?|reps?)(?![a-z0-9])/;

const DRUG_PLANT = any(
  'cbd|c bd|c d|cb d|cbg|cbn|cbdp|thc|thcp|thcv|thca|thch|thcjd|hhc|hhcp|hhco|h4|h4cbd|10 ?oh|delta ?[89]|amnesia|og kush|kush|white widow|lemon haze|purple haze|super silver haze|gelato 41|cali|cannabis|canabis|marijuana|weed|beuh|ganja|cee bee dee|see bee dee|ce be de|seabd|cannabinoids?|cannabinoides?',
);
const DRUG_FORM = any(
  'fleurs?|flowers?|buds?|tetes?|tinctures?|gouttes|drops?|huiles?|oils?|gummies|gummy|bonbons?|resines?|hash|pollen|indoor|greenhouse|cartridges?|carts?|cartouches?|vape|joints?|pre ?rolls?|infusions?|e liquides?|edibles?|brownies?|cookies?|chocolat|chocolate|graines?|seeds?|wax|dab|moon ?rocks?|grinders?|g|10g',
);

/** What only several words together tell. Texts are compared folded, without punctuation, with masked letters shown. */
export const RULES: readonly Rule[] = [
  {
    reason: 'nicotine',
    all: [any('(?:\\d{1,2} ?k|\\d{3,5}) ?(?:hits?|puffs?|pufs?|taffes?|bouffees?|inhalations?|tafs?)')],
  },
  {
    reason: 'nicotine',
    all: [
      any('taffes?|bouffees?|puffs?|jetables?|disposable|stick|hits'),
      any(
        '\\d{1,2}k|\\d{4,5}|no id|sans id|nic|nico|sel de nic|salt nic|20mg|2|mango ice|saveur|flavou?rs?|flavou?red',
      ),
    ],
    but: any(
      'pods? cafe|appareil photo|camera|rasoirs?|razors?|gants?|gloves?|assiettes?|plates?|lunch|selfie|maquillage|makeup|oreillers?|fromage|cheese|corn|coussin|pouf|cereal|lip|blush|memory|usb|glue|incense|match|deodorant|sunscreen|fps|spf',
    ),
  },
  {
    reason: 'nicotine',
    all: [
      any('puffs?|pufs?|vapoteuses?'),
      any(
        'goutt?e?s?|gout|mangue|fraise|raisin|menthe|jetable|rechargeable|ice|glacee?|nicotine|pomme|pasteque|livraison discrete',
      ),
    ],
    but: any('sleeves?|manches?|jacket|veste|doudoune|coat|cheese|cereal|corn|sugar|pastry|chocolat|plaid|powder'),
  },
  {
    reason: 'nicotine',
    all: [
      any('sachets?|pouch|pouches|patchs?|patches|gommes?|gums?|sels?|salts?|spray'),
      any('nicotine|nico|nic|zyn|velo|snus|killa|pablo'),
    ],
  },
  {
    reason: 'medicine',
    all: [
      any(
        'stylos?|pens?|piqures?|injections?|injectables?|shots?|jab|seringues?|syringes?|vials?|flacons?|gouttes|drops|patchs?|patches|compounded|comprimes?',
      ),
      any(
        'minceur|maigrir|amaigrissant\\w*|perte de poids|weight ?loss|slimming|skinny|sema|semaglu\\w*|tirz\\w*|reta|retatru\\w*|glp ?1?|glp one|oz|ozem\\w*|coupe faim|fat ?loss',
      ),
    ],
    but: any('detox ?foot|gel pens?|stylos? bille'),
  },
  {
    reason: 'medicine',
    all: [
      any(
        '(?:co)?llagen peptides?|peptides?|bpc|tb ?500|cjc|ipamorelin|tesamorelin|ghk ?cu|mt ?2|melanotan|pt ?141|aod|mots ?c|nad',
      ),
      any('vials?|flacons?|inject\\w*|research|recherche|lyophili\\w*|reconstitut\\w*|bac water|nasal|subcutan\\w*'),
    ],
  },
  {
    reason: 'medicine',
    all: [
      any(
        'sans ord\\w*|without (?:a )?(?:prescription|rx|script)|no (?:rx|prescription|script)|rx free|(?:on|sur) ord\\w*|prescription (?:only|strength|grade)',
      ),
    ],
    but: any('lunettes|glasses|goggles|readers'),
  },
  {
    reason: 'medicine',
    all: [
      any('pilules?|pills?|gelules?|comprimes?|capsules?|tablets'),
      any(
        'bleues?|blue|dure|hard|bander|minceur|diet|abortion|avortement|lendemain|contraceptive|ordonnance|mexico|mexique|turquie|turkey|coupe faim',
      ),
    ],
    but: any('pilulier|organizer|box|boite|dishwasher|vaisselle|wc|toilet'),
  },
  {
    reason: 'medicine',
    all: [any('bronz\\w*|tanning|tan|barbie drug'), any('nasal|injection|mt ?2|melanotan|drug|inhal\\w*')],
  },
  {
    reason: 'medicine',
    all: [
      any('lentilles|contact lenses|contacts|lenses'),
      any('couleurs?|colou?red|couleur|circle|cosplay|de contact|contact|yeux|eyes?|halloween|sclera'),
    ],
    but: any('etuis?|cases?|boites?|pinces?|cleaner|nettoyeur|photo|telephone|phone|camera|salade|sans lentilles'),
  },
  {
    reason: 'adult',
    all: [
      any('miel|honey'),
      any('royal|vip|aphrodisiaque|vital|etumax|dore|gold vip|for him|pour lui'),
      any('vip|homme|men|him|lui|monsieur|nuit|night|performance|etumax|aphrodisiaque|vital|sachets?|libido'),
    ],
  },
  {
    reason: 'adult',
    all: [
      any('toute la nuit|all night|au lit|in bed|longer|libido|erection|bander|endurance sexuelle'),
      any(
        'monsieur|messieurs|mari|homme|men|him|husband|forme|performance|lasts?|last longer|booster|gelules|pills|gummies|miel|honey|spray',
      ),
    ],
    but: any(
      'lampes?|lights?|diapers?|couches?|pads?|coussins?|table|plateau|tray|reading|liseuse|perfume|parfum|makeup|lip\\w*|mascara|pillow|oreiller|deodorant|hair',
    ),
  },
  {
    reason: 'adult',
    all: [
      any('rose|roses|lapin|rabbit|wand|oeuf|egg|bullet|anneau|ring|culotte|panties'),
      any('vibrant\\w*|vibrat\\w*|vibes?|sex|sextoy|clit\\w*|suction toy|sucker|iykyk|toy girls|pour adulte|adult toy'),
    ],
    but: any('massage gun|alarm|alarme|phone ring|watch|reveil'),
  },
  { reason: 'adult', all: [any('rose toys?|rose toy')] },
  {
    reason: 'cosmetic-surgery',
    all: [
      any('botox|b tox|toxin\\w*|toxine|tox|botulique|botulinum|innotox|dysport|xeomin|nabota|rentox|botulax|liztox'),
    ],
    but: any(
      'capillaire|cheveux|hair|cheveu|effet|effect|like|alternative|style|detox|anti tox|non tox|botox in a|pas de|no|sans|shampoo\\w*|lissage|keratin\\w*|serum|creme|cream|patchs?|patches|masque|mask',
    ),
  },
  {
    reason: 'cosmetic-surgery',
    all: [
      any(
        'fillers?|acide hyaluronique|hyaluronic|hyaluronique|hyaluron|hyalu|juvederm|restylane|revolax|profhilo|sculptra|radiesse|mesotherap\\w*|mesolift|lipolyse|lipolysis|lipo|lemon bottle|aqualyx|kabelline|deoxychol\\w*|pdo|glutathion\\w*',
      ),
      any(
        'inject\\w*|seringues?|syringes?|pens?|stylos?|levres? 1ml|dermal|needles?|aiguilles?|canules?|cannulas?|threads?|fils|vials?|flacons?|ampoules? inject\\w*|lips? 1ml|iv|lab|dissolv\\w*|dissous',
      ),
    ],
    but: any('nail|ongles|gap|wall|serum|gel pens?|eyeliner|liner|lip liner|gloss|lip oil|creme|cream'),
  },
  {
    reason: 'cosmetic-surgery',
    all: [
      any('grains? de beaute|moles?|tattoo|tatouages?|skin tags?|verrues? plasma'),
      any('removal|remover|enlever|retirer|eliminer|detatouage|stylo|pen|plasma'),
      any('pens?|stylos?|plasma|laser|cream|creme|kit|machine|picosecond'),
    ],
    but: any('temporary|temporaire|ephemere|transfer|makeup|mouse'),
  },
  {
    reason: 'cosmetic-surgery',
    all: [
      any('eclaircissant\\w*|decapant\\w*|bleaching|lightening|whitening|blanchissant\\w*|depigmentant\\w*|skin white'),
      any('peau|skin|corps|body|lait|savon|lotion|intime|visage|knuckles?|injection|glutathion\\w*'),
    ],
    but: any('dents?|teeth|tooth|ongles|nails?|linge|laundry|clothes|hair|cheveux|eau de javel|wood|bois'),
  },
  {
    reason: 'weapon',
    all: [
      any(
        'poings?|coups? de poing|knuckles?|nuckles?|knucks|knuckle ?dusters?|paperweights?|presse papiers?|belt buckle|boucle de ceinture',
      ),
      any(
        'americain|brass|laiton|acier|steel|dusters?|nuckles?|metal|4 finger|four finger|4 doigts?|trench|spiked|self ?defen[sc]e|autodefense',
      ),
    ],
    but: any('crystal|cristal|glass|verre|crochet|western|cowboy|rodeo|gants?|gloves?'),
  },
  { reason: 'weapon', all: [any('brass knuckles?|knuckle ?dusters?|poings? americains?|brass nuckles?')] },
  {
    reason: 'weapon',
    all: [
      any('batt?es?|matraques?|batons?|batonnets?|baton|canne'),
      any('telescopiques?|expandable|extensible|defense|autodefense|self ?defen[sc]e|cas ou|tonfa|police'),
    ],
    but: any('marche|randonnee|hiking|trekking|selfie|nettoyage|fouet|lumineux|plumeau|dust\\w*|torche'),
  },
  {
    reason: 'weapon',
    all: [
      any('couteaux?|knife|knives|lames?|blades?|dagues?'),
      any(
        'papillon|butterfly|automatiques?|cran d arret|cran|combat|lancer|throwing|commando|ejectable|otf|out the front|switch ?blades?|karambit|ballisti\\w*|push dagger|gravity|self ?defen[sc]e|autodefense|balisong|tactical|tactique|bowie|trench',
      ),
    ],
    but: any(
      'rasoir|razor|cuisine|kitchen|chef|ordinateur|entrainement plastique|a beurre|wiper|essuie|blender|mixeur|rotary',
    ),
  },
  {
    reason: 'weapon',
    all: [
      any('tas[ez]rs?|tazzers?|stun|shockers?|choqueurs?|decharge electrique|choc electrique|million volts?|volts'),
      any(
        'guns?|lampes?|flash ?lights?|defense|autodefense|self ?defen[sc]e|poing|electrique|torche|pink|rose|femme|million|kv|keychain|porte cles?|pistolet',
      ),
    ],
    but: any(
      'moustiques?|mosquito|bug|insectes?|fly|mouches?|perceuse|drill|batterie|battery|multimet\\w*|testeur|tester|chargeur|charger|convertisseur|inverter',
    ),
  },
  {
    reason: 'weapon',
    all: [
      any('poivre|pepper|lacrymo\\w*|mace|bear|tear|cs'),
      any('spray|sprays|bombe|gel|gaz|gas|aerosol|defense|autodefense|self ?defen[sc]e|jet'),
    ],
    but: any('moulin|mill|grinder|cayenne|salt|sel|teddy|plush|peluche|gummy|medecine|ball|nutmeg|macerat'),
  },
  {
    reason: 'weapon',
    all: [
      any(
        'glock|beretta|sig sauer|ak ?47|ar ?15|9 ?mm|22 ?lr|calibre|caliber|firearms?|armes? a feu|handguns?|pistols?|rifles?|receiver|80 lower|80 percent lower|lower jig|bump stock|auto sear',
      ),
      any(
        'switch|mags?|magazines?|chargeurs?|munitions?|ammo|rounds?|balles|cartouches?|kit|lower|jig|holsters?|suppressors?|silencers?|silencieux|scopes?|sight|barrels?|grip|parts?|replique|replica|alarme|blanc|conversion|cleaning|solvent|case|full auto',
      ),
    ],
    but: any('bille|pinceau|ruban|tape|drill bit|meche|lens|objectif|wrench|socket|toy|jouet|nerf|water'),
  },
  {
    reason: 'weapon',
    all: [
      any('silencieux|suppressors?|silencers?|solvent traps?|threaded barrel|fuel filter|baffle'),
      any('arme|pistolet|9 ?mm|filete|1 2x28|5 8x24|titanium|cups|kit|trap|fusil|carabine|gun|rifle'),
    ],
    but: any('moto|echappement|exhaust|voiture|car|scooter|aspirateur|diesel|dishwasher'),
  },
  {
    reason: 'counterfeit',
    all: [BRAND, COPY],
    but: any(
      'faux cils|faux ongles|fauxcils|faux cuir|faux leather|faux fur|fausse fourrure|small batch|clone compatible|miroir de|replica jersey|compatible|miroir magique|anti contrefacon|faux livre|coffee table|book|livre|poster|gold ?fish|screen mirror\\w*|mirror ?screen|mirroring',
    ),
  },
  { reason: 'counterfeit', all: [GOODS, SURE_COPY], but: any('batter(?:y|ies)|piles?|reps counter|jersey|compteur') },
  {
    reason: 'counterfeit',
    all: [
      any(
        'dupes?|doupes?|lafufus?|designer inspired|inspi luxe|faux sac de marque|fake designer|super fakes?|replica designer',
      ),
    ],
    but: any('duper|pas dupe'),
  },
  {
    reason: 'counterfeit',
    all: [
      any('maillots?|jerseys?|shirt foot|survetements?'),
      any('thai|thailande|thailand|copie|replique|aaa|1 1|contrefait\\w*|fake'),
    ],
  },
  {
    reason: 'drug',
    all: [DRUG_PLANT, DRUG_FORM],
    but: any(
      'weed (?:killer|barrier|puller|mat|control|wacker|whacker|eater|trimmer|torch|remover|block)|desherb\\w*|sans cbd|sans thc|cali king|cannabis free|king size|bed|sheets?|drap',
    ),
  },
  {
    reason: 'drug',
    all: [
      any('graines?|seeds?'),
      any('feminis\\w*|feminiz\\w*|autoflower\\w*|auto floraison|white widow|kush|haze|indica|sativa'),
    ],
  },
  {
    reason: 'drug',
    all: [
      any('mushrooms?|shrooms?|champi\\w*|champignons?|truffes?|truffles?|polkadot|polka dot'),
      any(
        'magic|magiques?|magik|mystical|trip|tripp?y|psilo\\w*|hallu\\w*|psyche\\w*|microdos\\w*|golden teacher|shroom bar|choc bar|magic choc|spores?',
      ),
    ],
    but: any(
      'lamp|lampe|veilleuse|light|decor|print|dress|robe|growing kit gourmet|tapestry|poster|sticker\\w*|coloring|coloriage',
    ),
  },
  {
    reason: 'drug',
    all: [any('shrooms?|shroom bars?|psilo\\w*'), any('bars?|choc\\w*|gummies|capsules?|4g|caps|tea|tablette')],
  },
  {
    reason: 'drug',
    all: [
      any(
        'proto|protoxyde|nitrous|n2o|fast ?gas|smart ?whip|galaxy gas|whip ?its?|whippets?|exotic whip|cream chargers?|cream deluxe|gaz hilarant|laughing gas|nos',
      ),
    ],
    but: any('protos? (?:imprim|3d)|prototype|energy drink|nos energie|jouet|toy'),
  },
  {
    reason: 'drug',
    all: [
      any('bonbonnes?|cartouches?|canisters?|capsules?|tanks?|chargers?'),
      any('gaz|gas|n2o|proto\\w*|azote|creme|cream'),
      any('ballons?|balloons?|640g|615g|2kg|proto\\w*|n2o|fast|siphon a ballon|azote'),
    ],
  },
  {
    reason: 'drug',
    all: [
      any('urine|pee|pipi|drug test|test salivaire|depistage'),
      any('synth\\w*|fake|clean|propre|poudre|powder|detox|pass|passer|negatif'),
    ],
    but: any('chien|dog|cat|chat|puppy|stain|odor|spray|litiere|nettoyant|cleaner|pads?|toilet|portable'),
  },
  {
    reason: 'alcohol',
    all: [
      any(
        'bouteilles?|coffrets?|box|packs?|caisses?|lots?|cartons?|canettes?|cubi|magnum|futs?|assortiments?|degustation|bottles?|cases?|cans?|gift set|sampler|crates?|mini|minis|flasks? of|fillettes?',
      ),
      any(
        'vins?|wines?|champagnes?|prosecco|bieres?|beers?|whiskys?|whiskies|whiskeys?|bourbon|rhums?|rum|vodka|gin|tequila|mezcal|pastis|liqueurs?|cognac|armagnac|calvados|sake|spritz|cocktails? alcoolises?|hard seltzer|rose de provence|bordeaux superieur|cotes du rhone|chardonnay|merlot|sauvignon|pinot noir|ipa|lager',
      ),
    ],
    but: any(
      'sans alcool|alcohol free|non alcooli\\w*|non alcoholic|0 0|zero|verres?|glass|glasses|flutes?|openers?|ouvre|tire bouchons?|corkscrews?|stoppers?|bouchons?|racks?|porte|range|holders?|coolers?|rafraichi\\w*|seau|bucket|caves?|cellier|bags?|sacs?|pierres?|stones?|vinaigre|vinegar|aerateurs?|aerators?|pourers?|verseurs?|labels?|etiquettes?|root beer|ginger beer|sauce|jelly|gelee|bougies?|candles?|accessoires?|accessory|tools?|outils?|kit barman|bar set|bartender|shakers?|mugs?|chopes?|tumblers?|decanters?|carafes?|coasters?|koozies?|sleeves?|lights?|lumineuse|chiller|pump|pompe|couleur|colou?r|savon|soap|shampoo\\w*|dress|robe|chocolats?|fromage|lipsticks?|lip|popcorn|advent decor|smoker|fumoir|nail|vernis|necklace|cards?|planner|book|livre|pong|pochette|gift bag|emballage|lunch|water',
    ),
  },
  {
    reason: 'gambling',
    all: [
      any('pronos?|pronostics?|tips?|tipster|paris|bets?|betting|cotes?|montante|martingale|parlays?|picks'),
      any(
        'foot|nba|nfl|vip|telegram|garantie?s?|sportifs?|sports?|cote \\d+|locks?|tennis|casino|roulette|hippiques?|turf|bookmaker|whatsapp|discord|winning',
      ),
    ],
    but: any(
      'paris (?:tour|eiffel|france|souvenir|poster)|nail|guitar|ear ?tips|jersey|maillot|psg|saint germain|sneakers?|bike|cycling|silicone|applicat\\w*|coloring|helmet',
    ),
  },
  {
    reason: 'gambling',
    all: [
      any('casino|roulette|machine a sous|slots?|jackpot|loto|lottery|euromillions?|powerball'),
      any(
        'bonus|free spins|tours gratuits|strategie|strategy|methode|method|system|hack|code|telegram|en ligne|online|gagner|win|tickets?|billets?|real money',
      ),
    ],
    but: any('jouet|toy|decor\\w*|jeu de societe|party|enfants?|kids'),
  },
  {
    reason: 'finance',
    all: [
      any(
        'signaux|signals?|copy|robots?|bots?|ea|expert advisor|algo|autopilot|auto pilote?|formations?|indicateurs?|indicators?|telegram|prop firm|challenge|coaching|method\\w*',
      ),
      any(
        'forex|trading|traders?|cryptos?|mt[45]|bourse|scalping|bitcoin|btc|binance|gold signals|xauusd|options binaires|memecoins?|shitcoins?',
      ),
    ],
    but: any('cards?|cartes?|pokemon|panini|tee|t shirt|mug|figur\\w*|poster|books? of trading cards'),
  },
  {
    reason: 'finance',
    all: [
      any(
        '(?:turn|transforme?) .{1,12} (?:into|en)|doubl\\w+ (?:ton|votre|son|your)|(?:\\d+)? ?(?:e|euros?|usd)? ?(?:par|/|a|per) ?(?:jour|day|semaine|week) sans rien faire|sans rien faire|guaranteed (?:returns?|profits?|income)|rendements? garantis?|revenus? (?:passifs? )?garantis?|argent facile|get rich quick|devenir riche|millionnaire en',
      ),
    ],
    but: any('livres?|books?'),
  },
  {
    reason: 'finance',
    all: [
      any('cryptos?|bitcoin|btc|eth|memecoins?|shitcoins?|tokens?|nfts?|presale|coins?'),
      any(
        'pump|presale|prevente|airdrop|x100|x10|100x|investir|invest\\w*|staking|moon|garanti\\w*|recovery|miner|mining|minage|generator',
      ),
    ],
    but: any('gold coins?|coin (?:purse|case|collection|holder|album)|mug|t shirt|poster'),
  },
  {
    reason: 'finance',
    all: [
      any('prets?|loans?|credits?'),
      any(
        'rapides?|sans justificatif|entre particuliers|payday|instant|guaranteed approval|repair|interdit bancaire|no credit check',
      ),
    ],
    but: any('a porter|carte|gift'),
  },
  {
    reason: 'wildlife',
    all: [
      any(
        'ivoire|ivory|tusks?|defenses? d elephant|elephant|corne|horn|rhino\\w*|pangolins?|tigre|tiger|leopard|ecaille de tortue|tortoise ?shell|corail|coral|jaguar|requin|shark|ours|bear|aigle|eagle|hibou|owl|rapaces?',
      ),
      any(
        'veritables?|genuine|tusks?|carved|sculptee?s?|ancien\\w*|antique|naturalisee?s?|taxiderm\\w*|fin soup|ailerons?|skin|peau de|griffes?|claws?|bile|defenses?|real|vraies?|poudre de corne|rhinoceros|feathers?|pre ban',
      ),
    ],
    but: any(
      'tooth necklace fake|replica|resine|resin|print|imprime|plush|peluche|cuir|leather|faux|color|couleur|claw clip|pince|robe|dress|jewelry box|paw|baume',
    ),
  },
  {
    reason: 'wildlife',
    all: [
      any(
        'chiots?|chatons?|chiens?|chats?|pupp(?:y|ies)|kittens?|tortues?|turtles?|tortoises?|pythons?|boas?|geckos?|axolotls?|lezards?|lizards?|reptiles?|serpents?|snakes?|perroquets?|parrots?|ouistitis?|monkeys?|singes?|fennecs?|hamsters?|lapins?|rabbits?|sugar gliders?|mygales?|tarantulas?|scorpions?|cameleons?|chameleons?|furets?|ferrets?|hedgehogs?|iguanes?|iguanas?|toucans?|loris|crocodiles?|alligators?|caniches?|bichons?|spitz|bulldogs?|yorkies?|maltipoos?|pomeranians?|poodles?|frenchies?|ragdolls?|bengals?|sphynx|maine coons?',
      ),
      any(
        'vivante?s?|live|a vendre|for sale|a adopter|for adoption|rehom\\w*|lof|loof|pedigree|akc|vaccinee?s?|vaccinated|sevree?s?|disponibles?|a reserver|reservation|weeks old|semaines|mois|months old|pucee?s?|ship\\w* live|live arrival|hatchlings?|breeder|elevage|eleveur|captive bred|exotique|tea ?cup|teacup',
      ),
    ],
    but: any(
      'livres?|books?|peluches?|plush|toys?|jouets?|croquettes?|food|lit|bed|cage|harnais|harness|laisse|leash|costume|figurines?|collier|collar|litiere|litter|brosse|brush|feed\\w*|pads?|couchettes?|puzzle|poster|kits?|milk|lait|training|tapis|box|terrarium|lamp\\w*|treats?|friandises?|bottle|biberon|shampoo\\w*|vitamin\\w*|supplement\\w*|calendar|calendrier|alive',
    ),
  },
  {
    reason: 'wildlife',
    all: [
      any('chiots?|chatons?|pupp(?:y|ies)|kittens?'),
      any('a vendre|for sale|disponibles?|adoption|rehoming|pure race|lof|akc'),
    ],
    but: any('toys?|jouets?|food'),
  },
  {
    reason: 'dangerous',
    all: [
      any(
        'mortiers?|mortars?|petards?|firecrackers?|fire ?works?|feux? d artifices?|artifices?|fumigenes?|smoke (?:bombs?|grenades?)|roman candles?|chandelles? romaines?|m80|cherry bombs?|bengale|fontaines? pyro\\w*|bombes? agricoles?|m 80',
      ),
    ],
    but: any(
      'pilons?|pestles?|marbre|marble|granite?|ciment|cement|joint\\w*|colle|led|lights?|lamp\\w*|lumi\\w*|guirlandes?|projector|projecteur|tube|peinture|painting|puzzle|stickers?|poster|t shirt|tee|earrings?|dress|robe|cosmeti\\w*|sparkler candle|bougies?|candles?|sons?|sound|glow|beton|maconnerie|chaux|spatules?|cuisine|epices|guacamole|molcajete|curtain|decor\\w*|eye ?shadow|fabric|tissu|lipsticks?',
    ),
  },
  {
    reason: 'dangerous',
    all: [
      any('lasers?|pointeurs? laser'),
      any(
        '\\d{4,6} ?mw|brulants?|burning|burns?|brule|high power(?:ed)?|tres puissant|allume (?:une )?allumettes?|blinding|10 ?km|10 ?miles|class 4|classe 4|5w',
      ),
    ],
    but: any('graveu\\w*|engrav\\w*|epilat\\w*|hair|level|niveau|printer|imprimante|projector|cutter'),
  },
  {
    reason: 'dangerous',
    all: [
      any(
        'acide|acid|soude|poudre|powder|nitrate|mercure|mercury|cyanure|cyanide|chloroform\\w*|uranium|amiante|dynamite|thermite|strychnine|arsenic|explosi\\w*|gunpowder|detonateurs?',
      ),
      any(
        'sulfurique|sulfuric|nitrique|nitric|chlorhydrique pur|hydrofluor\\w*|noire|black|ammoni\\w*|potassium|pure?|98|liquide|liquid|kit|fabriquer|homemade|maison|cyanure|cyanide|chloroform\\w*|arsenic|explosi\\w*|metal|detonateurs?',
      ),
    ],
    but: any(
      'hyaluronique|hyaluronic|citrique|citric|lactique|salicyli\\w*|glycoli\\w*|proteine|protein|azelai\\w*|kojic|folique|folic|amino|acide gras|fatty|decker|makeup|maquillage|lave|mascara|holi|cheveux|hair|nails?|ongles|eye\\w*|gomme|charcoal|charbon|activated|sesame|tattoo|henne|henna|cacao|poivre|cumin|matcha|the|cafe|gun ?powder tea|ascorbi\\w*|decaper|cookies?|brownie|fouet|milk|lait|coco\\w*|collagen\\w*|multivit\\w*|magnesium|citrate|savon|bicarb\\w*|vanille|percarbonate',
    ),
  },
  {
    reason: 'fraud',
    all: [
      any(
        'id|ids|cartes? d identite|cni|permis(?: de conduire)?|driver s licen[cs]e|drivers? licen[cs]es?|passeports?|passports?|diplomes?|diplomas?|degrees?|certificats?|certificates?|transcripts?|arrets? maladie|doctors? notes?|fiches? de paie|bulletins? de salaires?|pay ?stubs?|justificatifs?|pass sanitaire|vaccin(?:ation)? cards?|vignettes?|crit air|attestations?|papiers|documents?|ssn|green cards?|titres? de sejour',
      ),
      any(
        'faux|fausses?|fakes?|novelty|scannable|scan|sans (?:examen|passer|code)|modifiables?|editables?|any state|registered|authentiques?|officiel\\w*|buy|acheter|achat|48h|real|bypass|en regle|counterfeit|generator|generateur|bona fide|verified|prefecture|rapide',
      ),
    ],
    but: any(
      'porte|holders?|etuis?|covers?|protege|pochettes?|wallets?|portefeuilles?|cadres?|frames?|pouch|trousse|organizer|organiseur|classeur|folders?|birth poster|naissance|dog|chien|cat|chat|santa|pere noel|fairy|fee|licorne|printable party|template|lanyards?|badge|luggage|authenticity|d authenticite|scanner|shredder|destructeur|baby|bebe|bath',
    ),
  },
  {
    reason: 'fraud',
    all: [
      any(
        'followers?|abonnes|likes?|vues|views|subscribers?|subs|avis(?: google)?|reviews?|5 etoiles|streams?|commentaires|engagement',
      ),
      any('acheter|achat|buy|purchase|instagram|insta|ig|tiktok|youtube|google|trustpilot|spotify|twitch|facebook'),
      any(
        'acheter|achat|buy|\\d+ ?k?|packs?|reels?|real|actifs?|instantane\\w*|instant|cheap|pas cher|livraison|garantis?|non drop|organic|cible|delivery|boosts?|panel|smm',
      ),
    ],
    but: any(
      'planners?|templates?|guides?|ebooks?|hooks?|prompts?|calendrier|stands?|plaques? nfc|nfc|card|carte|sticker|trophee|gateau|cake|light|award|button',
    ),
  },
  {
    reason: 'fraud',
    all: [
      any('comptes?|accounts?|abonnements?|subscriptions?|premium|acces|access|profil'),
      any(
        'netflix|spotify|disney|canal|prime video|crunchyroll|chatgpt|canva|youtube|deezer|nordvpn|onlyfans|paypal|bein|hbo|hulu|fortnite|valorant|roblox|snapchat|uber eats|psn',
      ),
      any(
        'partage\\w*|shared|lifetime|a vie|pas cher|cheap|cracke\\w*|cracked|mod|reseller|revente|upgrade|verifie\\w*|verified|12 mois|1 an|4k uhd|compte|account|private|stacked|og',
      ),
    ],
    but: any('cartes? cadeaux?|gift ?cards?|template|modele|stickers?'),
  },
  {
    reason: 'fraud',
    all: [
      any(
        'iptv|fire ?stick|firestick|fire tv|box (?:tv|android)|android (?:tv )?box|tv box|decodeur|smart ?stick|kodi|abonnement tv|cccam|cardsharing',
      ),
    ],
    but: any('support|mount|case|telecommande|remote|cover|housse|adaptateur|adapter|cable|holder'),
  },
  {
    reason: 'fraud',
    all: [
      any('cles?|keys?|licen[cs]es?|activation|crack\\w*|keygen|version'),
      any('windows|office|microsoft|adobe|photoshop|autocad|antivirus|fl studio|ableton|logiciels?|software'),
      any('a vie|lifetime|crack\\w*|keygen|pas cher|cheap|cles?|keys?|activation|oem|genuine|pro'),
    ],
    but: any(
      'template|modele|course|cours|formation|keyboard|clavier|usb|books?|livre|sticker|raccourcis|shortcut|window ',
    ),
  },
  {
    reason: 'fraud',
    all: [
      any(
        'faux billets?|fausse monnaie|billets?|prop money|counterfeit (?:money|bills|notes)|fake (?:money|bills|cash)|cloned? cards?|cartes? clonees?|cvv|fullz|dumps|carding|refund method|methode refund|bank ?logs?|cash ?app flip|paypal transfer|skimmers?|rfid cloner',
      ),
      any(
        'vrai\\w*|realist\\w*|passe\\w*|20|50|100|undetect\\w*|indetect\\w*|pin|bank|bancaires?|method\\w*|logs?|flip|clon\\w*|refund|carding|cvv|fullz|money|bills|monnaie|faux|skimmers?|detecteur de stylo ok',
      ),
    ],
    but: any(
      'jouet|play|toy|jeu|portefeuille|wallet|detector|detecteur|counter|compteuse|concerts?|avion|spectacle|blocking|anti rfid|case|cake|gift',
    ),
  },
  {
    reason: 'fraud',
    all: [
      any('oreillettes?|earpieces?|earbuds?|reponses?|answers?|sujets?|corriges?|montre|watch|lunettes|glasses'),
      any('examens?|exams?|bac|brevet|concours|test|tricher|triche|cheat\\w*|invisible'),
      any('invisible|tricher|triche|cheat\\w*|fuite|leak\\w*|antiseche|en avance|reponses?|answers?|spy|espion'),
    ],
    but: any('bacs?|study guide|practice|annales|livre|workbook'),
  },
  {
    reason: 'fraud',
    all: [
      any('memoires?|theses?|dissertations?|essays?|homework|devoirs?|rapports? de stage|assignments?'),
      any(
        'redaction|redige\\w*|redacteur|writer|writing service|done for you|fait pour toi|write my|ecrit pour|a ta place|sans plagiat',
      ),
    ],
  },
  {
    reason: 'fraud',
    all: [
      any(
        'plaques?|license plates?|licence plates?|number plates?|plates?|compteurs?|odometers?|mileage|kilometr\\w*|icloud|radars?|fap|adblue|egr|imei',
      ),
      any(
        'flippers?|rotatives?|retournable|escamotable|cache|hiders?|anti ?flash|photo blockers?|blockers?|brouill\\w*|correct\\w*|rollback|reduire|baisser|bypass|unlock\\w*|deblocage|bloque\\w*|off|suppression|delete|changer|changeur|anti radar|invisible|indetectable',
      ),
    ],
    but: any(
      'cuisson|induction|baking|dinner|party|porte|tool|clips?|velo|bike|eau|gaz|sport|pas|water|boite|cache plaque de cuisson|vitro\\w*|egouts?|solar|insect\\w*',
    ),
  },
  {
    reason: 'surveillance',
    all: [
      any(
        'cameras?|cams?|micros?|microphones?|enregistreurs?|recorders?|dictaphones?|stylos?|pens?|lunettes|glasses|montres?|watch|reveils?|clocks?|chargeurs?|chargers?|detecteur de fumee|smoke detector|cadre|mini cam|gsm|bugs?|listening|ecoute',
      ),
      any(
        'espions?|spy|cachee?s?|hidden|discre(?:te?|tement)|nobody will notice|no one (?:will )?(?:notices?|knows)|personne ne (?:voit|remarque|verra)|a son insu|en cachette|secret\\w*|covert|pinhole|nanny|undetectable|indetectable|airbnb|invisibles?|stealth|without (?:them|him|her) knowing',
      ),
    ],
    but: any(
      'anti|detecteurs?|detectors?|finder|detecte|ecran|screen|verre|fermeture|zip|zipper|poche|pocket|bra|lavallois|trail|chasse|wildlife|kids? spy|uv|encre|ink|aligner|invisible ink|secret santa|strap|bande|lisere|diary|journal|doorbell|boutons?|couture|bluetooth lavalier|lapel',
    ),
  },
  {
    reason: 'surveillance',
    all: [
      any(
        'gps|traceurs?|trackers?|mouchards?|balises?|logiciels?|app|application|spy|keylogger|telephone|phone|whatsapp|sms|messages',
      ),
      any(
        'conjoint|conjointe|copine?|mari|femme infidele|infideles?|infidelite|ex|spouses?|cheating|wife|husband|boyfriend|girlfriend|partners?|espions?|spyware|a son insu|son insu|en cachette|without (?:them|him|her) knowing|secretly|lire ses|read (?:his|her|their)|hack\\w*|pirater|indetectable|undetectable|surveiller (?:sa|son|ma|mon)|mouchards?|keylogger',
      ),
    ],
    but: any('anti|detecteurs?|detectors?|couple|protecteur|ecran|screen|book|livre|bracelet|necklace|cadeau'),
  },
  {
    reason: 'surveillance',
    all: [
      any(
        'brouill\\w*|jamm(?:er|ers|ing)|anti ?radar|bloqueurs? de signal|signal blockers?|anti tracker gps|gps blockers?',
      ),
    ],
    but: any(
      'oeufs? brouilles?|oeuf|carte brouill\\w*|cahier|brouillon|pochette|pouch|faraday|bag|box|jammers? game|lecture',
    ),
  },
  {
    reason: 'surveillance',
    all: [
      any(
        'crochetage|crochet\\w* (?:de |a )?serrures?|lock ?picks?|lock ?picking|bump keys?|slim jim|car ?opening|keyless (?:repeater|grabber)|relay attack|flipper zero|rolljam|code grabber|passe partout voiture|ouverture voiture',
      ),
    ],
  },
];

const MASK: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
};
/** A word in which a digit or sign stands for a letter: « oz3mpic », “elfb4r”, « p@per ». */
const MASKED = /(?<![\p{L}\d])(?=[\d@$€!]*\p{L}+[\d@$€!]+\p{L})[\p{L}\d@$€!]+(?![\p{L}\d])/gu;
/** Letters with a point, star or space between them: « c.b.d », “v a p e”. */
const SPACED = /(?<![\p{L}\d])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}\d])/gu;

/** A text with the letters shown that somebody hid. */
export const unmasked = (text: string) =>
  text
    .replace(MASKED, (word) => word.replace(/[\d@$€!]/g, (sign) => MASK[sign] ?? sign))
    .replace(SPACED, (letters) => letters.replace(/[ .*_-]/g, ''));

const flat = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

/** Why a wording may not be promoted, where only several words together tell. */
export function forbiddenByRule(wording: string): ForbiddenReason | undefined {
  const plain = flat(wording);
  const shown = flat(unmasked(wording));
  const holds = ({ all, but }: Rule) =>
    [plain, shown].some((text) => all.every((pattern) => pattern.test(text)) && !but?.test(text));
  return RULES.find(holds)?.reason;
}
