/**
 * What may not be promoted in shop videos, by reason. Sources: the platform's list of prohibited content and products
 * (domain facts, V24, V58), loi 2023-451 art. 4 for France (V35, V65), and for finance and gambling V49.
 */
export const FORBIDDEN_REASONS = [
  'nicotine',
  'medicine',
  'cosmetic-surgery',
  'weapon',
  'counterfeit',
  'drug',
  'alcohol',
  'adult',
  'gambling',
  'finance',
  'wildlife',
  'dangerous',
  'fraud',
  'surveillance',
] as const;

export type ForbiddenReason = (typeof FORBIDDEN_REASONS)[number];

/** Names in French and English, separated by commas; they lead here unless a longer name of a permitted kind contains them. */
export const FORBIDDEN: Readonly<Record<ForbiddenReason, string>> = {
  nicotine:
    'cigarette, cigarette électronique, e-cigarette, vapoteuse, vape, vape pen, vape jetable, disposable vape, puff, puff jetable, puff 9000, wpuff, elf bar, elfbar, geek bar, lost mary, juul, iqos, e-liquide, e-liquid, eliquid, vape juice, sels de nicotine, nicotine, sachets de nicotine, nicotine pouch, nicotine pouches, zyn, velo pouches, snus, tabac, tabac à chicha, tobacco, rolling tobacco, chicha, shisha, narguilé, hookah, cigare, cigar, cigarillos, feuilles à rouler, rolling papers, clearomiseur, résistances vape, vape coil, pods vape, vape pods, bouffées, taffes',
  medicine:
    'médicament, antibiotique, antibiotics, amoxicilline, amoxicillin, doliprane, paracétamol, ibuprofène, ibuprofen, aspirine, codéine, codeine, tramadol, xanax, valium, zopiclone, stilnox, somnifère, sleeping pills, anxiolytique, antidépresseur, antidepressants, ritaline, ritalin, adderall, modafinil, viagra, cialis, sildenafil, tadalafil, ozempic, wegovy, mounjaro, saxenda, sémaglutide, semaglutide, tirzepatide, glp-1, glp1, glp one, stylo minceur, stylo amaigrissant, skinny pen, slimming injection, injection minceur, weight loss shot, weight loss injection, pilule minceur, diet pills, insuline, insulin, hormone de croissance, hgh, testostérone, testosterone, stéroïdes, anabolisants, steroids, sarms, ostarine, clenbuterol, peptides injectables, peptide vial, research peptide, retatrutide, bpc 157, melanotan, spray bronzant nasal, tanning nasal spray, tanning injection, isotrétinoïne, accutane, roaccutane, roacutan, trétinoïne, tretinoin, hydroquinone, crème cortisone, pilule contraceptive, birth control pills, pilule du lendemain, morning after pill, ivermectine, ivermectin, finastéride, finasteride, minoxidil, sirop à la codéine, sur ordonnance, sans ordonnance, without prescription, no prescription, prescription drug, vermifuge humain, lentilles de contact, lentilles de couleur, contact lenses, colored contacts',
  'cosmetic-surgery':
    'botox, toxine botulique, acide hyaluronique injectable, filler injectable, dermal filler, lip filler, lip filler kit, hyaluron pen, stylo hyaluron, stylo acide hyaluronique, injection lèvres, mesolift maison, lipolyse, fat dissolving injection, lipo lab, mole remover, mole removal pen, stylo grain de beauté, stylo plasma, plasma pen, fibroblast pen, peeling tca, glutathione injection, whitening injection, crème éclaircissante, skin bleaching, skin lightening cream, skin whitening, savon éclaircissant, produit éclaircissant, fils tenseurs, facettes dentaires collées, tattoo removal pen',
  weapon:
    'arme à feu, pistolet, revolver, fusil, carabine, gun, handgun, shotgun, pistol, munitions, ammo, ammunition, balles 9mm, silencieux pistolet, chargeur glock, glock switch, holster glock, taser, tazer, stun gun, choqueur électrique, pistolet électrique, poing américain, coup de poing américain, brass knuckles, knuckle duster, matraque, matraque télescopique, bâton télescopique, expandable baton, baton télescopique de défense, nunchaku, couteau papillon, butterfly knife, balisong, cran d’arrêt, couteau à cran d’arrêt, switchblade, couteau automatique, otf knife, couteau de combat, combat knife, karambit, couteau karambit, couteau de lancer, throwing knives, étoile de ninja, shuriken, katana, sabre, épée, machette, machete, dague, dagger, bombe lacrymogène, gaz lacrymogène, spray au poivre, spray poivre, pepper spray, lacrymo, bombe lacrymo, gel poivre, gel lacrymogène, 80% lower, finger paperweight, arbalète, crossbow, lance-pierre, slingshot, airsoft, réplique airsoft, pistolet à billes, bb gun, carabine à plomb, air rifle, sarbacane, bague de défense, porte-clés kubotan, kubotan, ghost gun, solvent trap, gel blaster, pistolet d’alarme, grenade',
  counterfeit:
    'contrefaçon, counterfeit, reps de luxe, supersuper fake, fake, faux sac, imitation de luxe, dupe, dupe de, copie conforme, copie de marque, inspiré de chanel, inspiré de dior, inspiration parfum, 1:1, 1 1 quality, mirror quality, qualité miroir, qualité aaa, aaa quality, grade aaa, triple a, aaa+, designer replica, unauthorized authentic, tombé du camion, sans étiquette original, looks real, passe en boutique',
  drug: 'cannabis, weed, beuh, résine de cannabis, marijuana, thc, hhc, thcp, h4cbd, delta 8, delta 9, fleur cbd, fleurs de cbd, huile de cbd, huile cbd, cbd, cbd oil, cbd gummies, gummies cbd, thc gummies, space cake, cocaïne, cocaine, ecstasy, mdma, lsd, champignons hallucinogènes, champignons magiques, magic mushrooms, mushroom bar, mushroom choc bar, psilocybin, truffes magiques, amanita, kratom, kava, kanna, poppers, protoxyde d’azote, gaz hilarant, cartouches de protoxyde, laughing gas, nitrous oxide, nos canisters, whippets, bong, grinder, grinder herbe, weed grinder, pipe à eau, urine synthétique, synthetic urine, khat, purple drank',
  alcohol:
    'alcool, alcohol, vin, vin rouge, vin blanc, wine, red wine, champagne, prosecco, bière, bière artisanale, beer, craft beer, ipa, whisky, whiskey, bourbon, rhum, rhum arrangé, rum, vodka, gin, tequila, pastis, liqueur, apéritif alcoolisé, cocktail alcoolisé, cidre, cider, hard seltzer, absinthe, saké, limoncello, canned cocktails, moonshine',
  adult:
    'sextoy, sex toy, vibromasseur, vibrator, vibro, godemichet, gode, dildo, plug anal, butt plug, stimulateur clitoridien, clit stimulator, womanizer, masturbateur, masturbator, fleshlight, poupée gonflable, sex doll, cockring, cock ring, menottes coquines, bdsm, kit bondage, lubrifiant intime, lubricant, contenu pour adultes, onlyfans, aphrodisiaque, aphrodisiac, retardant, performances sexuelles, sexual enhancement, male enhancement, gélules érection, érection, royal honey, miel aphrodisiaque, agrandissement du pénis, penis enlargement, penis pump, développeur de pénis',
  gambling:
    'casino, casino en ligne, online casino, machine à sous, slot machine, paris sportifs, sports betting, betting tips, pronostics, pronostics foot, pronos, abonnement vip pronostics, ticket à gratter, tickets à gratter, jeux à gratter, scratch cards, lottery ticket, billet de loterie, loterie, tombola, poker en ligne, roulette casino, bonus casino, martingale roulette',
  finance:
    'signaux trading, trading signals, signaux forex, forex signals, forex bot, robot de trading, trading bot, formation trading, bitcoin, ethereum, crypto, cryptomonnaie, crypto monnaie, memecoin, nft, investissement garanti, guaranteed returns, doubler son argent, prêt rapide, payday loan, credit repair, mlm, pyramid scheme, options binaires, binary options, airdrop',
  wildlife:
    'ivoire, ivory, corne de rhinocéros, rhino horn, peau de léopard, peau de crocodile sauvage, fourrure de loup, carapace de tortue, tortoiseshell, corail rouge brut, taxidermie rapace, chiot à vendre, chaton à vendre, puppy for sale, kitten for sale, animal vivant, live animal, tortue vivante, live turtle, live reptile, serpent vivant, python royal, fennec, ouistiti, singe domestique, hibou, sugar glider, ball python, gecko vivant, axolotl vivant',
  dangerous:
    'feux d’artifice, feu d’artifice, fireworks, pétards, pétard, firecrackers, mortier feu d’artifice, fumigène, poudre noire, explosif, acide sulfurique, soude caustique pure, cyanure, mercure, laser vert puissant, laser brûlant, burning laser, high power laser pointer, laser 10000mw, collier étrangleur, collier électrique pour chien, shock collar, tour de lit bébé, crib bumper, inclined sleeper, lit incliné bébé, lawn darts, hoverboard sans certification, billes d’eau, water beads, orbeez, buckyballs, magnet balls, aimants néodyme billes, ddt, glyphosate, roundup, strychnine, mort aux rats, rat poison, amiante',
  fraud:
    'faux billets, fausse monnaie, counterfeit money, prop money, faux papiers, fausse carte d’identité, fake id, scannable id, faux permis, permis de conduire rapide, faux diplôme, fake diploma, faux pass, faux certificat médical, abonnés instagram, acheter des abonnés, buy followers, followers instagram, likes tiktok, vues tiktok, compte netflix, compte netflix partagé, netflix account, abonnement iptv, iptv, box iptv, firestick débridé, jailbroken firestick, fully loaded firestick, clé windows, office à vie, windows key, cracked software, logiciel cracké, carte sim anonyme, carte bancaire clonée, cloned card, cc dumps, compte vérifié, rédaction de mémoire, essay writing service, answers to exam, oreillette examen, exam earpiece, plaque d’immatriculation cachée, license plate flipper, odometer correction, correction de compteur',
  surveillance:
    'caméra espion, caméra cachée, caméra cachée dans un réveil, spy cam, spy camera, hidden camera, hidden cam, stylo espion, spy pen, micro espion, mouchard, logiciel espion, spyware, spy app, traceur gps conjoint, gps tracker spouse, lunettes espion, spy glasses, brouilleur, brouilleur gps, signal jammer, gps jammer, wifi jammer, détecteur de radar, radar detector, antiradar, lock picking set, kit de crochetage, crochetage serrure, flipper zero',
};
