import type { Topic } from './guide';

/**
 * Words that point to a topic, French then English, beyond those in its questions: they let a wording that nobody
 * thought of reach its guide. Folded; inflections are not needed.
 */
export const KEYWORDS: Readonly<Record<Topic, string>> = {
  start:
    'commencer demarrer debuter debutant lancer zero etapes premiers pas inscrit maintenant aujourd hui connais rien semaine affiliation plan journee begin beginner start started new newbie first steps week day joined idea today never sold debutante demarrage lancement nouveau nouvelle arriver apprendre base bases conseils conseil organisation programme guide learn basics tips advice beginning launch',
  'niche-choice':
    'niche thematique theme domaine univers hesite melanger choisir secteur saturee concurrence rentable crowded saturated mix pick topic category competition profitable hesitate both lancer dans change changer specialiser specialite positionnement large switch narrow broad specialize specialise focus',
  'product-choice':
    'produit article objet choisir vendre gagnant acheter posseder avoir chez promouvoir prix bon product item sell promote choose winning own buy cheap expensive good best one test vend idee idees liste catalogue meilleur meilleurs conseiller pepite tester pertinent abordable idea ideas list affordable bestseller pick bestsellers margin gadget',
  hooks:
    'hook accroche accrocher capter attention debut commencer premiere phrase image scroll scrollent ouverture intro opening line grab start beginning first sentence words captivate swipe swiper swipent zapper zappent tue percutant choc intriguer punchline lancer captiver retenir opener killer swiping catch catchy stop scrolling intriguing bold',
  titles:
    'titre titres accrocheur miniature couverture premiere image texte title titles catchy headline cover thumbnail text titrer intitule nommer appeler name call naming',
  scripts:
    'script plan plans tournage construire structure trame dire ecrire video storyboard seconde sequence shot list write say talk exactly outline camera ecris texte parler raconter deroule contenu scenario histoire storytelling discours reciter prompteur teleprompter story lines memorize contents',
  'video-length':
    'duree longueur long longue court courte secondes minute minutes combien temps length longer short shorter seconds duration dure durer timing trop format rapide last lasting brief',
  filming:
    'filmer lumiere sombre flou floue eclairage lampe fenetre cadrer cadrage trepied angle materiel micro image qualite camera telephone decor fond zone securite son mauvais bruit film filming light lighting dark blurry tripod frame gear phone background quality cheap noise mic place text hidden shaky pro iphone samsung android smartphone objectif zoom reflet reflets contre jour ombre ombres soleil nuit soir ring softbox ampoule tremble stabilisateur stable net nette mise point vertical grain pixel resolution 4k hd appareil plan gros macro glare reflection shadow shadows sun night bulb stabilizer focus grainy lens selfie front rear close up equipment setup',
  'on-camera':
    'bafouille begaie camera aise naturel voix accent texte oublie recite reciter prises prise parler timide gene stresse regard stutter freeze awkward voice accent lines forget takes nervous natural reading mumble camera talk talking speak retake',
  editing:
    'montage monter couper coupe coupes transition transitions rythme lent lente boucle capcut effet dynamique accelerer rendre cut cuts edit editing pace slow boring loop jump effects dynamic app appli logiciel raccourcir accelere ralenti filtre filtres template modele exporter brouillon assembler rythmer software speed motion filter filters export draft trim splice clips',
  subtitles:
    'sous titres soustitres sous-titre automatiques police couleur lire muet texte ecran subtitles captions caption auto font color mute read without sound text screen sous-titrage typo taille gras traduire langue lisible emplacement typography size bold readable translate placement closed',
  music:
    'musique son sons chanson tube droits auteur commercial commerciale muette coupe supprime audio music song songs sound sounds copyright muted library licensed viral trending playlist bibliotheque licence autorise autorises spotify radio tubes bruit fond background license allowed mute hit hits tune',
  'faceless-and-ai':
    'visage tete montrer anonyme timide mains voix off ia avatar robot synthetique diaporama photos face faceless show anonymous shy hands voiceover ai generated slideshow incognito cache cachee discret masque pov deepfake midjourney chatgpt genere generee creee clone clonee hidden discreet cloned cartoon animation',
  'calls-to-action':
    'cta action appel fin finir conclure cliquer acheter panier inviter dire forcer pousser end ending finish close click tap buy basket tell push pushy last sentence call convaincre demander oser commander inciter incitation gene genant ask asking awkward convince order shop nudge cringe',
  descriptions:
    'legende description texte sous ecrire mots cles seo caption write under keywords text words below legender redige rediger phrase post longueur emoji redaction copy wording length',
  hashtags: 'hashtag hashtags tag tags pourtoi fyp diese nombre mots cles etiquettes htag hashtagger',
  'posting-times':
    'heure heures horaire matin soir midi nuit dimanche samedi lundi week end jour moment creneau publier poster quand audience connectes time hour morning evening night noon sunday saturday monday weekend day when best schedule online mardi mercredi jeudi vendredi pointe actif actifs programmer planifier fuseau tuesday wednesday thursday friday peak active timezone zone lunch breakfast weekdays',
  frequency:
    'combien fois semaine jour rythme regularite regulier regulierement tenir pause trop souvent frequence quotidien temps often many times week day consistency consistent break batch too much frequency daily hours planning organiser cadence stock avance rafale lot weekend weekends quantite assez nombre volume pace organise organize ahead enough amount number weekly only filmer tourner',
  'live-or-video': 'live lives video videos mieux choisir deux ou better both or versus',
  'first-live':
    'premier live lancer preparer stress peur produits checklist besoin faut personne vide spectateurs zero jamais commencer first prepare scared nervous nobody came viewers never need setup start products demain lancement debutant equipement requis trac timide seul seule tomorrow launch beginner shy alone equipment requirements unlock',
  'live-run':
    'live deroule animer dire silence garder retenir rester gens spectateurs partent epingler minutes interaction jeu concours giveaway heures tenir duree boucle run show keep viewers stay leave silent quiet pin talk out things comments interact hour hours energy structurer heure parle parlent personne repondent chat commentaires animation ambiance energie vendre faire planning accueillir dynamiser monologue structure talks talking engage welcome pace lively boring engagement',
  'live-objections':
    'objection cher chere arnaque faux qualite doute rassurer troll hater insulte mechant critique livraison taille repondre demande moins ailleurs expensive scam fake doubt quality trust rude mean delivery size answer cheaper elsewhere reassure question cherte pourquoi client cliente clients chier rale moque mefiant mefiance confiance prouver contrefacon rupture avis pricey costly customer customers complain distrust legit proof counterfeit refund ask asks',
  'live-results':
    'live lives spectateurs achetent commandes entree entrent repartent clic clics ctr ctor gpm stats chiffres taux viewers orders buys enter leave clicks numbers pic chute peak drop',
  analytics:
    'statistiques stats chiffres taux retention completion visionnage likes partages engagement ctr ctor gpm conversion lire analyser comprendre normal numbers analytics rate watch time saves shares read good average metrics courbe graphique score performance resultats kpi impressions interpreter comparer median mediane tableau bonne graph curve results interpret compare dashboard chart',
  'low-views':
    'vues vue bloque plafonne stagne chute perdu flop percer algorithme voit regarde montrer audience portee invisible views stuck low dropped viral algorithm sees watches reach showing stopped hates more jail avant maintenant restent reste toujours jamais max encore zero perte visibilite used get now always only visibility before still decline decrease impressions',
  'views-without-sales':
    'vues ventes vendu rien personne achete achetent convertir likent perce viral buzz clique clics views sales sold nothing nobody buys bought convert like likes followers click fait gagne rapporte 100k 50k million made earned money popular',
  'clicks-without-sales':
    'clic clics cliquent fiche page panier abandonne commandent achetent avis partent conversion prix click clicks cart basket order buy abandon reviews leave zero achat achats visite visites convertissent hesitent checkout visits hesitate purchases bounce',
  'after-a-hit':
    'percee perce viral buzz decolle refaire continuer ensuite scaler profiter viral worked repeat remake scale blowing',
  followers:
    'abonnes abonne communaute grandir croissance compte profil photo audience fideliser gagner perdre acheter epingler suivre followers follower community grow growth account profile picture gain lose buy pin follow following audience loyal',
  comments:
    'commentaire commentaires commenter commentent repondre reponse reponses interaction interagir engagement epingler supprimer comments comment commenting reply replies answer interact pin delete',
  eligibility:
    'abonnes followers minimum seuil age ans majeur mineur 18 pays disponible eligible refuse acces conditions gratuit requis subscribers threshold old years underage country available requirements access refused declined join free qualify ado ados adolescent adolescente teen teens teenager teenagers requirement exigence autorise inscrit accepte reside residence vivre habite live living resident nationality etranger foreign unlock debloquer nombre abonne',
  'open-shop':
    'ouvrir inscription inscrire programme affilie affiliation compte identite piece verification refusee valide activer paiement paiements bancaire banque open signup register enroll account affiliate id identity verify rejected approved bank payout settings studio reglages reglage parametres menu trouve trouver icone onglet activation adhesion rejoindre passeport carte selfie tab icon passport license where createurs creators',
  'add-product':
    'ajouter mettre produit bouton panier vitrine affiche disparu masque remplacer changer plusieurs identifier taguer epingler add attach tag product button basket cart showcase missing disappeared hidden replace swap showing several yellow orange removed apparait apparaitre visible montre voir invisible ajoute liaison appear appears tagged greyed disabled affichage icone',
  collaborations:
    'marque marques collaboration partenariat negocier proposer propose contacter invitation message mail vendeur forfait ouverte ciblee brand brands deal deals negotiate charge fee contact dm email seller offer accept partnership targeted open paid pitch pitcher demarcher prospection demarchage tarif tarifs devis remuneration ugc ambassadeur exclusivite agence outreach price rates ambassador exclusivity agency sponsor sponsors negotiation',
  samples:
    'echantillon echantillons colis gratuit gratuits recu envoyer recevoir refuse rendre delai sample samples free package received send return declined requests deadline days post demander demandes insiste payer rembourse remboursable caution offert offerts offre test tester obligation request refundable deposit gifted must',
  'after-sales':
    'remboursement rembourser remboursee rembourse client cliente clients clientes casse cassee arrive recu colis plainte plaignent plaint qualite retour retourner echange echanger sav service apres vente responsable commande defectueux abime refund return returns broken arrived parcel package customer buyer complain complaint exchange faulty damaged responsible support',
  commissions:
    'commission commissions paye payee argent virement retrait versement toucher recevoir retour rembourse retire vente taux baisse disparu attente delai money paid payout withdraw transfer returned refund customer rate lost pending late lower earn sale moins prevu attendu moyenne moyen pourcentage solde gains revenus versee versees iban seuil minimum calcul renvoye renvoyer renvoi cliente sent back less expected average percentage percent balance earnings threshold calculated due clawback',
  'earnings-goal':
    'gagner gagne objectif revenu vivre esperer mois euros quitter travail calculer rapporte rentable earn earnings make goal income living realistic month quit job money calculate sales need pay remplacer taf boulot smic cible viser atteindre potentiel replace dayjob target potential profit rich riche millionnaire per',
  'business-status':
    'statut siret entreprise micro auto entrepreneur impots taxe urssaf declarer salarie cotisations contrat facture tva legal business company tax taxes taxable register self employed invoice contract hobby job vat obligatoire independant independante siren formulaire caf chomage etudiant retraite comptable self-employed freelancer freelance accountant student benefits unemployment paperwork',
  disclosure:
    'pub publicite sponsorise collaboration commerciale mention label signaler dire loi influenceur obligatoire transparence paye ad ads advert disclose disclosure sponsored law mandatory tell paid partnership say enough preciser precise indiquer cacher avouer honnete offert gratuit recu etiquette gifted free reveal hide honest admit sticker toggle setting',
  claims:
    'dire droit interdit allegation medical guerir soigner maigrir resultat promettre promesse complement creme avant apres enfant fils fille mineur risque claim claims allowed forbidden banned cure heal supplement supplements before after child kid son daughter minor promise results proof cliniquement prouve prouver dermatologue naturel efficace efficacite rapide miracle comparer concurrent concurrente critiquer denigrer autorise bannis clinically proven dermatologist natural effective efficacy compare competitor competitors rival criticize legal illegal',
  'prices-and-promos':
    'prix promo promotion code reduction remise solde barre urgence stock derniere seulement magasin comparer change concours price discount sale crossed urgency last only today compare shop changed giveaway flash amazon bon plan offre livraison gratuite reduc destock annonce faux deal offer coupon shipping fake announce bundle',
  violations:
    'violation avertissement sanction supprimee supprime retire suspendu restreint bloque banni shadowban appel contester original repost voler autre droit perdu points removed deleted restricted suspended banned warning strike appeal steal someone else lost access health score penalty recours contenu qualite non originalite compte desactive limite detection plagiat copie copier contest unoriginal content quality disabled limited copy copied plagiarism flagged flag ban reviewed',
  boost:
    'boost booster payer pub publicites promouvoir sponsoriser budget spark depenser ads paid promote promotion spend pay buy followers acheter abonnes payante campagne campagnes cout rentabilite campaign campaigns cost roi sponsor ad',
  calendar:
    'noel saint valentin soldes rentree fete meres peres black friday halloween paques ete hiver printemps automne janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre saison dates anticiper christmas valentine mother father day summer winter spring autumn january february march april may june july august september october november december season month plan content ahead weeks agenda evenements fetes occasion cadeau cadeaux jours event events holidays upcoming gift gifts festive ramadan aid nouvel an new year singles',
  trends:
    'tendance tendances trend viral virale moment actuel buzz format monte nouveau nouveautes mise jour cartonne trending trends current latest update algorithm changed popular now week rising new mode chaud populaire top emergent hot buzzing emerging blowing algorithme nouveaute',
  motivation:
    'marre abandonner arreter decourage motivation doute honte moquent compare fatigue resultats patience tard confiance nul peur temps avant inutile sert give up quit tired discouraged ashamed judge late early results worth enough confidence scared nothing people think nobody decouragee triste epuise epuisee fatiguee perdre espoir pression jalouse comparer echec echoue moral energie exhausted sad hope fail failed failing failure burnout pressure jealous lonely hard difficult tough dur difficile',
  'app-help':
    'jimp appli application langue donnees compte connexion reseau hors installer effacer exporter infos stockees serveur gratuit ia place publier app language data account offline install erase delete export stored server free ai bot instead settings theme privacy conversations conversation historique sauvegarde sauvegarder gardes memoire confidentialite vie privee notifications rappel rappels version reglages enregistre save saved history chats chat memory reminder reminders login password',
  'small-talk': 'salut bonjour coucou hello bonsoir merci hi hey thanks',
};
