import type { AdviceTexts } from './advice';

export const french: AdviceTexts = {
  when: ' À revoir vers {{clock}}.',
  fields: {
    visual_quality: 'Image',
    'content_structure.hook_effectiveness': 'Accroche',
    'content_structure.call_to_action': 'Appel à l’action',
    'technical_aspects.lighting': 'Lumière',
    'technical_aspects.audio_quality': 'Son',
    'technical_aspects.stability': 'Stabilité',
    'conversion_optimization.product_visibility': 'Produit visible',
    'conversion_optimization.trust_building': 'Confiance',
  },
  good: {
    highResolution: 'Définition : {{size}} pixels, rien à changer dans les réglages de la caméra.',
    vertical: 'Format {{value}} : l’image remplit l’écran du téléphone, rien à recadrer.',
    smooth: 'Fluidité : {{value}}, les gestes se suivent sans saccade.',
    sharp: 'Netteté : {{value}} (repère : {{target}}). Le produit a du détail, garde cette distance de mise au point.',
    contrasted: 'Contraste : {{value}} (repère : {{target}}). Le sujet se détache du fond.',
    uncovered:
      'Boutons et légende ne cachent que {{value}} des détails fins (repère : {{target}}) : tes textes respirent.',
    lit: 'Lumière : luminosité moyenne de {{value}}, en plein dans le repère ({{target}}). Note l’heure et la place de la lampe pour refaire pareil.',
    audible: 'Niveau du son : {{value}}, dans le repère ({{target}}). On t’entend sans toucher au volume.',
    steady: 'Stabilité : {{value}} de la largeur, l’image tient comme sur un support.',
    calmHand:
      'Stabilité : {{value}} de la largeur (repère : {{target}}). Tenue à la main, et ça reste confortable à regarder.',
    livelyStart:
      'Début vivant : changement de {{value}} sur les deux premières secondes (repère : {{target}}). L’œil a de quoi s’arrêter.',
    earlyVoice: 'Voix dès le début : {{value}} des deux premières secondes sonnent comme de la parole.',
    clearCall: 'Appel à l’action : clair, d’après toi. Garde une seule consigne, la même à la voix et à l’écran.',
    clearProduct: 'Produit : bien visible, d’après toi. Vérifie juste que ni texte ni autocollant ne passe devant.',
    clearTrust: 'Confiance : présente, d’après toi. Garde la preuve en un seul plan, sans coupe.',
  },
  remarks: {
    long: {
      advice:
        'Durée : {{value}}. Elle n’est pas notée, car les études se contredisent. Au-delà d’une minute, c’est la place d’un avis complet ou d’un tutoriel ; pour un achat coup de cœur, raccourcis.',
      step: 'Regarde ta vidéo sans le son et retire le premier plan où tu t’ennuies.',
    },
    short: {
      advice:
        'Durée : {{value}}. Elle n’est pas notée. À moins de 15 s, vérifie que tout y est : le produit, le geste, la preuve et une consigne à la fin.',
      step: 'Ajoute le plan qui manque le plus : la preuve, filmée de près et d’une traite.',
    },
    longShots: {
      advice:
        'Rythme : {{value}} par plan en moyenne. Non noté, car une preuve sans coupe convainc. Ailleurs, un changement toutes les 2 à 4 s est un repère.{{when}}',
      step: 'Coupe ton plan le plus long en deux ou change d’angle au milieu, sauf si c’est ta preuve.',
    },
    blackGap: {
      advice:
        'Noir de {{value}} au milieu de la vidéo. Non noté, mais on peut croire que c’est fini et partir.{{when}}',
      step: 'Rapproche les deux plans autour du noir, la coupe sèche suffit.',
    },
  },
  weak: {
    lowResolution: {
      advice:
        'Définition faible : {{size}} pixels. Étiquette, matière et petits textes deviennent flous. Repère : {{target}} sur le petit côté ; un téléphone filme en 1080 × 1920.',
      priority: 'Définition faible : {{size}} pixels (repère : {{target}} sur le petit côté).',
      step: 'Règle la caméra sur 1080p et exporte en 1080 × 1920, à partir du fichier d’origine, jamais d’une copie passée par une messagerie.',
    },
    landscape: {
      advice:
        'Format couché ({{size}}) : dans le fil, ta vidéo n’est qu’une bande au milieu de l’écran. TikTok recommande le vertical 9:16 pour ses publicités, qui passent dans le même fil.',
      priority: 'Format couché ({{size}}) : passe au vertical 9:16.',
      step: 'Tiens le téléphone debout pour la prochaine prise ; pour celle-ci, recadre en 9:16 au montage, le produit au centre.',
    },
    square: {
      advice:
        'Format carré ({{size}}) : il laisse deux bandes vides, au-dessus et au-dessous. En vertical 9:16, le produit gagne toute la hauteur de l’écran.',
      priority: 'Format carré ({{size}}) : passe au vertical 9:16.',
      step: 'Mets ton projet de montage en 9:16 et agrandis l’image jusqu’aux bords, le produit au centre.',
    },
    wide: {
      advice:
        'Format debout mais trop large ({{size}}) : il reste des bandes vides en haut et en bas. Le plein écran du téléphone est en 9:16.',
      priority: 'Format {{size}} : trop large pour le plein écran 9:16.',
      step: 'Filme avec le réglage vidéo 9:16, pas avec celui des photos, ou recadre le projet de montage en 9:16.',
    },
    narrow: {
      advice:
        'Format très étroit ({{size}}), souvent celui d’une capture d’écran : une partie sera rognée ou bordée de noir. Le repère du fil est le 9:16.',
      priority: 'Format très étroit ({{size}}) : exporte en 9:16.',
      step: 'Repars du fichier filmé, pas d’une capture d’écran, et exporte en 1080 × 1920.',
    },
    choppy: {
      advice:
        'Image saccadée : {{value}} (repère : {{target}}). Un geste rapide perd des étapes, on ne voit plus ce que fait le produit.',
      priority: 'Image saccadée : {{value}} (repère : {{target}}).',
      step: 'Choisis 30 images par seconde dans la caméra et garde la même valeur à l’export.',
    },
    blurry: {
      advice:
        'Image peu nette : {{value}} (repère : {{target}}). Objectif gras, mise au point sur le fond ou bougé. Un sujet très lisse mesure bas lui aussi : ton œil tranche.{{when}}',
      priority: 'Netteté : {{value}} (repère : {{target}}).',
      step: 'Essuie l’objectif, garde le doigt appuyé sur le produit pour verrouiller la mise au point, puis attends une seconde avant de bouger.',
    },
    flat: {
      advice: 'Image plate : contraste de {{value}} (repère : {{target}}). Le produit se fond dans le décor.',
      priority: 'Contraste : {{value}} (repère : {{target}}).',
      step: 'Change de fond, clair derrière un produit sombre ou l’inverse, et place la lampe de côté plutôt que de face.',
    },
    covered: {
      advice:
        'Texte ou détail sous les boutons : {{value}} des détails fins sont là où l’appli pose ses boutons, la légende et la fiche produit ; repère : {{target}}.{{when}}',
      priority: 'Sous les boutons et la légende : {{value}} des détails fins (repère : {{target}}).',
      step: 'Remonte textes et produit au milieu : en 1080 × 1920, laisse libres 250 pixels en haut, 420 en bas, 170 à droite. Marge de prudence, pas un chiffre officiel.',
    },
    dark: {
      advice:
        'Image sombre : luminosité moyenne de {{value}} (repère : {{target}}). Si le décor noir est voulu, vérifie que le produit se lit sans monter l’écran à fond.{{when}}',
      priority: 'Trop sombre : luminosité de {{value}} (repère : {{target}}).',
      step: 'Mets-toi face à une fenêtre et éteins le plafonnier ; le soir, une seule lampe blanche, de biais, à hauteur de visage.',
    },
    bright: {
      advice:
        'Image très claire : luminosité moyenne de {{value}} (repère : {{target}}). Sur un fond blanc, c’est logique : regarde si l’étiquette et la couleur du produit se lisent encore.',
      priority: 'Trop clair : luminosité de {{value}} (repère : {{target}}).',
      step: 'Touche la zone la plus claire à l’écran et baisse l’exposition d’un cran avant de filmer, ou éloigne la lampe.',
    },
    crushed: {
      advice:
        'Ombres bouchées : {{value}} de l’image est noire, sans détail (repère : {{target}}). Le côté caché du produit disparaît.{{when}}',
      priority: 'Ombres bouchées : {{value}} de l’image (repère : {{target}}).',
      step: 'Pose une feuille ou un drap blanc en face de la lampe : il renvoie la lumière dans les ombres.',
    },
    burnt: {
      advice:
        'Zones brûlées : {{value}} de l’image est blanche, sans détail (repère : {{target}}). Souvent une fenêtre, un front ou une étiquette brillante.',
      priority: 'Zones brûlées : {{value}} de l’image (repère : {{target}}).',
      step: 'Sors la fenêtre du cadre ou tourne-toi vers elle, puis verrouille l’exposition sur le produit.',
    },
    quiet: {
      advice: 'Son trop bas : {{value}} (repère : {{target}}). Entre deux vidéos plus fortes, ta voix se perd.',
      priority: 'Son trop bas : {{value}} (repère : {{target}}).',
      step: 'Parle à un bras du téléphone, fenêtre et frigo fermés, et monte le niveau au montage ({{target}}).',
    },
    loud: {
      advice:
        'Son très fort : {{value}} (repère : {{target}}). Tout est au même niveau, l’oreille fatigue et la voix perd son relief.',
      priority: 'Son très fort : {{value}} (repère : {{target}}).',
      step: 'Baisse la musique d’abord, puis le niveau général au montage ({{target}}).',
    },
    peaks: {
      advice:
        'Crêtes trop hautes : {{value}}. La recommandation EBU R 128 s’arrête à −1 dBTP ; au-dessus, le son peut grésiller une fois compressé.{{when}}',
      priority: 'Crêtes à {{value}} : au-dessus de −1 dBTP, ça peut grésiller.',
      step: 'Recule d’un pas ou baisse le gain du micro ; au montage, pose un limiteur à −1 dBTP.',
    },
    noSound: {
      advice:
        'Aucune piste sonore dans ce fichier : le son compte comme absent. Si tu ajoutes ta voix ou une musique autorisée en publiant, refais l’analyse avec la version finale.',
      priority: 'Pas de son : le fichier n’a aucune piste sonore.',
      step: 'Enregistre une phrase par plan en voix off, ou le vrai bruit du produit, et vérifie que l’export garde le son.',
    },
    inaudible: {
      advice:
        'La piste sonore existe mais elle est muette du début à la fin : micro coupé, ou volume à zéro au montage.',
      priority: 'Piste sonore muette du début à la fin.',
      step: 'Vérifie l’accès au micro et les pistes coupées dans ton montage, puis exporte de nouveau et écoute dix secondes.',
    },
    gaps: {
      advice:
        'Silences : {{value}} de la durée (repère : {{target}}). Un silence voulu marche s’il est court ; les autres ressemblent à une panne.{{when}}',
      priority: 'Silences : {{value}} de la durée (repère : {{target}}).',
      step: 'Coupe les blancs entre les phrases, ou pose dessus le bruit du produit.',
    },
    shaky: {
      advice:
        'Image qui tremble : {{value}} de la largeur (repère : {{target}}). Une main calme passe ; ici, l’œil suit la secousse au lieu du produit.{{when}}',
      priority: 'Tremblement : {{value}} de la largeur (repère : {{target}}).',
      step: 'Cale le téléphone contre une pile de livres, ou tiens-le à deux mains, coudes contre toi, et avance l’objet plutôt que la caméra.',
    },
    slowStart: {
      advice:
        'Début lent : changement de {{value}} sur les deux premières secondes (repère : {{target}}). Rien ne bouge assez pour arrêter un pouce.',
      priority: 'Début lent : changement de {{value}} sur deux secondes (repère : {{target}}).',
      step: 'Coupe tout ce qui précède le premier geste : ouvre sur le résultat, la main ou l’objet en mouvement.',
    },
    lateVoice: {
      advice:
        'Voix tardive : première parole détectée vers {{first}}, et {{value}} de parole dans les deux premières secondes (repère : {{target}}). Si le geste parle tout seul, garde-le ; sinon, avance la phrase.',
      priority: 'Voix tardive : première parole détectée vers {{first}}.',
      step: 'Retire l’inspiration et le bonjour : la première phrase démarre sur la première image.',
    },
    noVoice: {
      advice:
        'Aucune parole détectée, mais une voix couverte par la musique peut échapper à la mesure. Une démonstration peut s’en passer ; sans voix ni texte, personne ne sait à qui sert le produit.',
      priority: 'Aucune parole détectée dans la vidéo.',
      step: 'Écris en gros la promesse vraie du produit sur la première image, ou enregistre une phrase en voix off.',
    },
    blackStart: {
      advice:
        'Ouverture noire : {{value}} avant la première image (repère : {{target}}). C’est là qu’on choisit de rester ou de passer.',
      priority: 'Ouverture noire : {{value}} avant la première image.',
      step: 'Coupe le noir du début dans ton montage, puis choisis une couverture où l’on voit le produit.',
    },
    frozenStart: {
      advice:
        'Image arrêtée au début : {{value}} sans rien qui bouge (repère : {{target}}). On dirait une photo, le pouce continue.',
      priority: 'Image arrêtée : {{value}} sans mouvement au début.',
      step: 'Commence au premier mouvement : une main entre dans le cadre, l’objet tourne, le couvercle s’ouvre.',
    },
    weakCall: {
      advice:
        'Appel à l’action : seulement en partie, d’après toi. Une seule consigne claire, dite ou écrite à la fin, vaut mieux que trois.',
      priority: 'Appel à l’action : présent en partie, d’après toi.',
      step: 'Termine par une seule phrase, la même à la voix et à l’écran, par exemple « c’est juste en bas ».',
    },
    noCall: {
      advice: 'Appel à l’action : absent, d’après toi. Qui a envie du produit doit encore deviner où le trouver.',
      priority: 'Appel à l’action : absent, d’après toi.',
      step: 'Ajoute une dernière phrase qui dit où regarder : « c’est dans le panier », ou « c’est juste en bas ».',
    },
    littleProduct: {
      advice:
        'Produit : visible en partie, d’après toi. Selon TikTok (2022), 63 % des vidéos au meilleur taux de clic montrent le produit ou le message dans les 3 premières secondes.',
      priority: 'Produit : visible en partie, d’après toi.',
      step: 'Ajoute un très gros plan sur ce qui change, produit en main, sans autocollant par-dessus.',
    },
    noProduct: {
      advice:
        'Produit : pas visible, d’après toi. On ne peut pas avoir envie de ce qu’on n’a pas vu. Selon TikTok (2022), 63 % des vidéos au meilleur taux de clic montrent le produit ou le message dans les 3 premières secondes.',
      priority: 'Produit : pas visible, d’après toi.',
      step: 'Refilme l’ouverture, le produit tenu près du visage, puis en gros plan pendant qu’il sert.',
    },
    littleTrust: {
      advice:
        'Confiance : en partie, d’après toi. Une preuve filmée d’une traite et un défaut dit franchement valent mieux que des adjectifs.',
      priority: 'Confiance : en partie, d’après toi.',
      step: 'Dis pour qui ce produit ne convient pas, et garde la mention « Collaboration commerciale » lisible à l’écran.',
    },
    noTrust: {
      advice:
        'Confiance : rien ne la porte, d’après toi. Montre un usage réel, dis une limite du produit, et annonce clairement la collaboration.',
      priority: 'Confiance : rien ne la porte, d’après toi.',
      step: 'Filme un essai complet sans coupe, et affiche « Collaboration commerciale » pendant toute la vidéo.',
    },
  },
  byEye: {
    visual_quality:
      'Image non mesurée : mets en pause sur trois plans et regarde la netteté du produit, le fond, et les textes loin des boutons.',
    frames:
      'Les images de ce fichier n’ont pas pu être lues : netteté, contraste et textes cachés ne sont pas notés. Mets en pause sur trois plans et regarde-les à l’œil.',
    'content_structure.hook_effectiveness':
      'Accroche non mesurée : regarde les deux premières secondes sans le son. Tu dois y voir un geste, un résultat ou le produit.',
    'content_structure.call_to_action':
      'Appel à l’action non noté, aucune mesure ne le voit : vérifie qu’une seule chose à faire est dite ou écrite, en clair.',
    'technical_aspects.lighting':
      'Lumière non mesurée : regarde ta vidéo en plein jour, écran à moitié de sa luminosité. L’étiquette doit rester lisible.',
    'technical_aspects.audio_quality':
      'Son non mesuré : écoute sur le haut-parleur du téléphone, à volume moyen. Chaque mot doit passer.',
    'technical_aspects.stability':
      'Stabilité non mesurée : fixe un bord du décor, un cadre ou une table. S’il danse, cale le téléphone.',
    'conversion_optimization.product_visibility':
      'Visibilité du produit non notée, aucune mesure ne le reconnaît : vérifie qu’on le voit en entier, tôt et sans rien devant.',
    'conversion_optimization.trust_building':
      'Confiance non notée, aucune mesure ne la voit : cherche une preuve réelle, une limite dite et la mention de la collaboration.',
  },
  ofImages: {
    hook: 'Une image n’a pas d’ouverture, l’accroche n’est donc pas notée. Vérifie que l’œil tombe d’abord sur le produit.',
    motionAndSound: 'Une image n’a ni son ni mouvement : ces deux notes restent vides.',
  },
  priorities: {
    nothingWeak:
      'Aucune note n’est sous 80. Travaille ce qui ne se mesure pas : une seule raison d’acheter, dite avec tes mots.',
    nothingMeasured:
      'Rien n’a pu être mesuré dans ce fichier. Exporte-le en MP4 (H.264) et relance l’analyse, ou vérifie chaque point à l’œil.',
    judged: '{{field}} : {{score}} sur 100 d’après le modèle, qui n’a rien mesuré. Revois ce point à l’œil.',
  },
  steps: {
    answer:
      'Réponds aux trois questions de l’analyse (produit, appel à l’action, confiance) : sans réponse, ces notes restent vides.',
    video: [
      'Regarde ta vidéo une fois sans le son : on doit comprendre le produit et ce qu’il change.',
      'Écoute-la une fois les yeux fermés : chaque phrase doit se tenir sans l’image.',
      'Monte une deuxième version où seules les deux premières secondes changent, et compare les deux.',
    ],
    image: [
      'Regarde l’image en tout petit, comme dans une grille : le produit doit se reconnaître.',
      'Recadre en 9:16, le produit dans la bande du milieu, sans texte en bas ni à droite.',
      'Filme la même scène avec tes mains ou ta voix : aux États-Unis, les règles du shop refusent l’image fixe sans voix ni présence ; vérifie dans ton Centre de créateurs.',
    ],
  },
};
