import type { CoachTexts } from './texts';

export const reasonsFrench: CoachTexts['reasons'] = {
  start:
    'Parce que tes premières vidéos servent à apprendre, pas à vendre. Un objet que tu as déjà enlève les excuses : ni colis à attendre, ni argent à avancer, et tu sais en parler sans texte.',
  'niche-choice':
    'Parce qu’un thème tenu 30 jours te laisse comparer. Si tout change d’une vidéo à l’autre, tu ne sais jamais si c’est l’objet, le début ou le public qui a joué.',
  'product-choice':
    'Parce qu’on achète ce qu’on a vu marcher. Un effet visible remplace l’argumentaire, et un petit prix laisse décider sans en parler à personne.',
  hooks:
    'Parce que la décision de rester se prend avant que tu aies expliqué quoi que ce soit. TikTok lui-même place l’accroche dans les six premières secondes, et une image qui change parle plus vite qu’une présentation.',
  titles:
    'Parce qu’un titre trie : la bonne personne s’arrête, les autres passent. Les mots du produit aident aussi la recherche, qui lit l’écran, la légende et ce que tu dis.',
  scripts:
    'Parce qu’une vidéo qui donne une seule raison d’acheter se retient. L’ordre compte moins que la preuve : on croit le geste filmé en entier, pas la phrase qui le décrit.',
  'video-length':
    'Parce que la bonne durée est celle de ta preuve. Les études se contredisent, certaines donnent l’avantage au-delà d’une minute, mais aucune ne sauve une démonstration qui traîne.',
  filming:
    'Parce qu’un produit mal éclairé a l’air faux. La fenêtre en face donne la vraie couleur et la vraie texture, et c’est ce qu’on compare au colis reçu.',
  'on-camera':
    'Parce que la gêne vient de vouloir tout dire d’un coup. Une phrase par plan enlève la peur de te tromper, et la voix posée après coup sonne comme une vraie conversation.',
  editing:
    'Parce que l’œil décroche quand rien ne change. Une coupe enlève l’attente, mais sur la preuve tu ralentis : une démonstration coupée ressemble à un trucage.',
  subtitles:
    'Parce que beaucoup regardent sans le son : dans une enquête américaine, 69 % coupent le son en public. Le texte garde ces gens-là.',
  music:
    'Parce qu’une vidéo qui vend est une utilisation commerciale. Un tube n’est pas licencié pour ça, la bibliothèque commerciale l’est, et ta voix t’appartient.',
  'faceless-and-ai':
    'Parce que ce qui vend, c’est la preuve, pas le visage. Des mains qui font et une voix qui raconte suffisent ; des images fixes muettes sont refusées.',
  'calls-to-action':
    'Parce qu’une personne convaincue à qui tu ne dis rien continue de scroller. Une seule consigne, claire, à la fin : deux choix à la fois, c’est zéro geste.',
  descriptions:
    'Parce que seuls les premiers mots se voient sans toucher l’écran. Ils portent le bénéfice et le mot du produit ; le reste sert à la recherche et à la mention obligatoire.',
  hashtags:
    'Parce que les tags rangent ta vidéo, ils ne la poussent pas. Cinq précis disent à qui la montrer. Les tags géants ne disent rien.',
  'posting-times':
    'Parce que ton public a ses heures, pas celles d’une étude. Les grandes études se contredisent, jusqu’à placer le dimanche premier dans l’une et dernier dans l’autre.',
  frequency:
    'Parce que publier plus souvent donne surtout plus d’essais : chez Buffer, sur 11,4 millions de posts, la médiane par vidéo bouge peu et ce sont les bonnes surprises qui augmentent.',
  'live-or-video':
    'Parce qu’une vidéo ratée coûte vingt minutes et qu’un live raté coûte une soirée. On apprend sur le format qui se recommence, puis on porte ce qui marche en direct.',
  'first-live':
    'Parce qu’un premier live sert à connaître ton rythme. Trois produits que tu as en main, c’est assez pour tourner en boucle et assez peu pour répondre à tout.',
  'live-run':
    'Parce que la plupart des gens viennent d’arriver et repartent vite. Une boucle courte leur remontre le problème, la preuve et le prix, sans attendre la fin.',
  'live-objections':
    'Parce qu’une objection dite tout haut est partagée par des gens qui se taisent. Répondre en montrant vend à ces gens-là, même si la personne n’achète pas.',
  'live-results':
    'Parce qu’un live est une chaîne : entrer, rester, cliquer, commander. Tant que tu ne sais pas quel maillon cède, tu changes de produit alors que c’était l’épingle ou le prix.',
  analytics:
    'Parce que chaque chiffre désigne un endroit différent : la rétention parle du début, les clics parlent de la démonstration, les commandes parlent de la fiche et du prix.',
  'low-views':
    'Parce que ta vidéo passe d’abord devant un petit public. S’il décroche tout de suite, elle n’est pas montrée plus loin. D’où l’idée de changer le début avant l’heure.',
  'views-without-sales':
    'Parce que l’attention est allée à toi ou à l’histoire, pas à l’objet. Si on ne le voit pas tôt, on regarde la vidéo comme un divertissement et on passe.',
  'clicks-without-sales':
    'Parce qu’un clic dit que ta vidéo a convaincu. Ce qui freine ensuite est sur la fiche : prix, avis, délai, variante épuisée, promesse différente.',
  'after-a-hit':
    'Parce qu’une vidéo qui marche est un test déjà payé : tu sais quelle raison d’acheter touche. La redire sous un autre angle coûte moins que d’en chercher une nouvelle.',
  followers:
    'Parce qu’un abonnement est une attente. Si tes vidéos parlent de tout, personne ne sait ce qui vient ensuite ; avec un seul thème, la personne sait pourquoi rester.',
  comments:
    'Parce qu’un commentaire te donne les mots exacts de ton public et ton prochain sujet. Une réponse filmée montre aussi que quelqu’un est là, et qu’on peut demander avant d’acheter.',
  eligibility:
    'Parce que TikTok règle l’accès pays par pays et le change. Le chiffre lu ailleurs peut être juste et ne pas valoir pour toi ; celui de ton appli fait foi.',
  'open-shop':
    'Parce que de l’argent circule : TikTok doit savoir qui tu es et ton âge. Un nom différent entre pièce d’identité et compte de paiement suffit à bloquer.',
  'add-product':
    'Parce que le produit fait partie de la publication. Une fois en ligne, il ne s’échange pas toujours, et le retirer peut te faire perdre le taux bloqué.',
  collaborations:
    'Parce qu’un vendeur paie un résultat probable. Deux ou trois de tes vidéos avec leurs clics le convainquent mieux qu’un nombre d’abonnés.',
  samples:
    'Parce qu’un échantillon est un coût pour la marque. Elle regarde tes ventes et surtout si tu publies après avoir reçu : chaque oubli se voit la fois suivante.',
  'after-sales':
    'Parce que la vente se passe entre l’acheteur et la boutique, dans l’appli. Ton rôle, c’est d’orienter vite et de rester crédible pour ceux qui lisent.',
  commissions:
    'Parce que la commission suit l’argent réellement gardé par le vendeur : prix payé, coupon déduit, retours retirés. Avant la fin de ces délais, rien n’est sûr.',
  'earnings-goal':
    'Parce qu’un objectif en euros ne se pilote pas. Découpé en commandes, en clics et en vues, il te montre lequel de ces taux améliorer en premier.',
  'business-status':
    'Parce que toucher des commissions régulières est une activité, même petite, et que les cadeaux comptent aussi. La déclarer tôt évite de rattraper plus tard.',
  disclosure:
    'Parce que tu touches un pourcentage sur les ventes : en France, la loi de 2023 y voit de la publicité quelle que soit la taille du compte. Et TikTok dit que le signaler ne baisse pas ta portée.',
  claims:
    'Parce qu’une promesse de soin ou de résultat engage la personne qui la dit. « Ça m’aide » raconte ton essai ; « ça guérit » est une affirmation que tu ne peux pas prouver.',
  'prices-and-promos':
    'Parce qu’une fausse urgence est trompeuse, donc interdite, et qu’un prix change après ta vidéo. Dire « au moment où je filme » reste vrai plus longtemps.',
  violations:
    'Parce que les sanctions s’additionnent quand la même faute revient. Comprendre la première, avec la capture et la règle, coûte moins cher que d’en accumuler.',
  boost:
    'Parce que payer amplifie ce que la vidéo fait déjà. Si elle ne vend pas seule, tu achètes des vues qui n’achètent pas plus.',
  calendar:
    'Parce qu’on achète un cadeau avant la date, délai de livraison compris. Publier le jour même arrive trop tard.',
  trends:
    'Parce qu’une tendance se voit en direct, et que je ne suis pas branché dessus. Une liste récitée de mémoire serait vieille ou inventée.',
  motivation:
    'Parce que tu juges l’effort sur des vues que tu ne contrôles pas. Une petite série tenue te donne des points de comparaison, et c’est de là que vient la progression.',
  'app-help':
    'Parce que tout est pensé pour servir entre deux prises, même sans réseau : ce que tu crées reste sur ton appareil.',
};
