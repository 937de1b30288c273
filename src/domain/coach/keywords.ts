import type { Topic } from './guide';

/**
 * Words that point at a topic, French then English, beyond those that its questions happen to use: what lets a wording
 * nobody thought of find its guide. Folded; inflections are not needed.
 */
export const KEYWORDS: Readonly<Record<Topic, string>> = {
  start:
    'commencer demarrer debuter debutant lancer zero etapes premiers pas inscrit maintenant aujourd hui connais rien semaine affiliation plan journee begin beginner start started new newbie first steps week day joined idea today never sold',
  'niche-choice':
    'niche thematique theme domaine univers hesite melanger choisir secteur saturee concurrence rentable crowded saturated mix pick topic category competition profitable hesitate both lancer dans',
  'product-choice':
    'produit article objet choisir vendre gagnant acheter posseder avoir chez promouvoir prix bon product item sell promote choose winning own buy cheap expensive good best one test vend',
  hooks:
    'hook accroche accrocher capter attention debut commencer premiere phrase image scroll scrollent ouverture intro opening line attention grab start beginning scroll first sentence words captivate',
  titles:
    'titre titres accrocheur miniature couverture premiere image texte title titles catchy headline cover thumbnail text',
  scripts:
    'script plan plans tournage construire structure trame dire ecrire video storyboard seconde sequence shot list write say talk structure exactly outline camera',
  'video-length':
    'duree longueur long longue court courte secondes minute minutes combien temps length long longer short shorter seconds minute minutes duration',
  filming:
    'filmer lumiere sombre flou floue eclairage lampe fenetre cadrer cadrage trepied angle materiel micro image qualite camera telephone decor fond zone securite son mauvais bruit film filming light lighting dark blurry tripod frame angle gear camera phone background quality cheap noise mic place text hidden shaky pro',
  editing:
    'montage monter couper coupe coupes transition transitions rythme lent lente boucle capcut effet dynamique accelerer rendre cut cuts edit editing transition pace slow boring loop capcut jump effects dynamic app',
  subtitles:
    'sous titres soustitres sous-titre automatiques police couleur lire muet texte ecran subtitles captions caption auto font color mute read without sound text screen',
  music:
    'musique son sons chanson tube droits auteur commercial commerciale muette coupe supprime audio music song songs sound sounds audio copyright muted commercial library licensed viral trending',
  'faceless-and-ai':
    'visage tete montrer anonyme timide mains voix off ia avatar robot synthetique diaporama photos face faceless show anonymous shy hands voiceover ai avatar generated robot slideshow photos',
  'calls-to-action':
    'cta action appel fin finir conclure cliquer acheter panier inviter dire forcer pousser end ending finish close click tap buy basket tell push pushy last sentence call',
  descriptions:
    'legende description texte sous ecrire mots cles seo caption description write under keywords seo text words below',
  hashtags: 'hashtag hashtags tag tags pourtoi fyp diese nombre hashtag hashtags tag tags fyp',
  'posting-times':
    'heure heures horaire matin soir midi nuit dimanche samedi lundi week end jour moment creneau publier poster quand audience connectes time hour morning evening night noon sunday saturday monday weekend day when best schedule audience online',
  frequency:
    'combien fois semaine jour rythme regularite regulier regulierement tenir pause trop souvent frequence quotidien temps often many times week day consistency consistent break batch too much frequency daily hours',
  'first-live':
    'premier live lancer preparer stress peur produits checklist besoin faut personne vide spectateurs zero jamais commencer first live prepare scared nervous nobody came viewers zero never checklist need setup start products',
  'live-run':
    'live deroule animer dire silence garder retenir rester gens spectateurs partent epingler minutes interaction jeu concours giveaway heures tenir duree boucle live run show keep viewers stay leave silent quiet pin talk run out things minutes comments interact hour hours energy',
  'live-objections':
    'objection cher chere arnaque faux qualite doute rassurer troll hater insulte mechant critique livraison taille repondre demande moins ailleurs objection expensive scam fake doubt quality trust troll hater rude mean delivery size answer cheaper elsewhere reassure question',
  analytics:
    'statistiques stats chiffres taux retention completion visionnage likes partages engagement ctr ctor gpm conversion lire analyser comprendre normal stats numbers analytics rate retention watch time completion likes saves shares engagement ctr ctor gpm conversion read good normal average metrics',
  'low-views':
    'vues vue bloque plafonne stagne chute perdu flop percer algorithme voit regarde montrer audience portee invisible views stuck low dropped flop viral algorithm sees watches reach showing stopped hates more jail',
  'views-without-sales':
    'vues ventes vendu rien personne achete achetent convertir likent perce viral buzz clique clics views sales sold nothing nobody buys bought convert like likes viral followers click',
  'clicks-without-sales':
    'clic clics cliquent fiche page panier abandonne commandent achetent avis partent conversion prix click clicks page cart basket order buy abandon reviews leave conversion',
  eligibility:
    'abonnes followers minimum seuil age ans majeur mineur 18 pays disponible eligible refuse acces conditions gratuit requis followers subscribers threshold age old years underage country available eligible requirements access refused declined join free qualify',
  'open-shop':
    'ouvrir inscription inscrire programme affilie affiliation compte identite piece verification refusee valide activer paiement paiements bancaire banque open signup register enroll account affiliate id identity verification verify rejected approved bank payout settings studio',
  'add-product':
    'ajouter mettre produit bouton panier vitrine affiche disparu masque remplacer changer plusieurs identifier taguer epingler add attach tag product button basket cart showcase missing disappeared hidden replace swap showing several yellow orange removed',
  collaborations:
    'marque marques collaboration partenariat negocier proposer propose contacter invitation message mail vendeur forfait ouverte ciblee brand brands collaboration deal deals negotiate charge fee contact invitation dm email seller offer accept partnership targeted open paid',
  samples:
    'echantillon echantillons colis gratuit gratuits recu envoyer recevoir refuse rendre delai sample samples free package received send return declined requests deadline days post',
  commissions:
    'commission commissions paye payee argent virement retrait versement toucher recevoir retour rembourse retire vente taux baisse disparu attente delai money paid payout withdraw transfer commission returned refund customer rate lost pending late lower earn sale',
  'earnings-goal':
    'gagner gagne objectif revenu vivre esperer salaire mois euros quitter travail calculer rapporte rentable earn earnings make goal income living realistic month quit job money calculate sales need pay',
  'business-status':
    'statut siret entreprise micro auto entrepreneur impots taxe urssaf declarer salarie cotisations contrat facture tva legal business company tax taxes taxable register self employed invoice contract hobby job vat legal',
  disclosure:
    'pub publicite sponsorise collaboration commerciale mention label signaler dire loi influenceur obligatoire transparence paye ad ads advert disclose disclosure label sponsored law mandatory tell paid partnership say enough',
  claims:
    'dire droit interdit allegation medical guerir soigner maigrir resultat promettre promesse complement creme avant apres enfant fils fille mineur risque claim claims allowed forbidden banned medical cure heal supplement supplements before after child kid son daughter minor promise results proof',
  'prices-and-promos':
    'prix promo promotion code reduction remise solde barre urgence stock derniere seulement magasin comparer change concours price promo discount code sale crossed urgency stock last only today compare shop changed giveaway flash amazon',
  violations:
    'violation avertissement sanction supprimee supprime retire suspendu restreint bloque banni shadowban appel contester original repost voler autre droit perdu points removed deleted restricted suspended banned violation warning strike appeal shadowban original repost steal someone else lost access health score penalty',
  boost:
    'boost booster payer pub publicites promouvoir sponsoriser budget spark depenser ads paid promote promotion budget spark spend pay buy followers acheter abonnes',
  calendar:
    'noel saint valentin soldes rentree fete meres peres black friday halloween paques ete hiver printemps automne janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre saison dates anticiper christmas valentine mother father day friday summer winter spring autumn january february march april may june july august september october november december season dates month plan content ahead weeks',
  trends:
    'tendance tendances trend viral virale moment actuel buzz format monte nouveau nouveautes mise jour cartonne trending trends viral current latest update algorithm changed popular now week rising new',
  motivation:
    'marre abandonner arreter decourage motivation doute honte moquent compare fatigue resultats patience tard confiance nul peur temps avant inutile sert give up quit tired motivation discouraged ashamed judge compare late early results worth enough confidence scared patience nothing people think nobody',
  'app-help':
    'jimp appli application langue donnees compte connexion reseau hors installer effacer exporter infos stockees serveur gratuit ia place publier app application language data account offline install erase delete export stored server free ai bot instead settings theme privacy',
  'small-talk': 'salut bonjour coucou hello bonsoir merci hi hey thanks',
};
