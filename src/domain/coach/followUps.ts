const OPENING = `^(?:(?:et|ok|oui|ouais|d accord|super|merci|mais|alors|and|okay|yes|yeah|cool|great|thanks|but|please|stp) )*`;
const whole = (wordings: string) =>
  new RegExp(`${OPENING}(?:${wordings})(?: (?:stp|svp|please|merci|thanks|alors|then|pls))*$`);

/** Messages that only make sense after another: what they want done with the previous topic. */
export type FollowUp = 'more' | 'shorter' | 'why' | 'live' | 'video';

export const FOLLOW_UPS: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'why',
    whole(
      'pourquoi(?: ca| donc)?|why(?: is that| that| so)?|how come|c est a dire|comment ca|explique(?: moi)?(?: pourquoi| mieux)?|explain(?: why| that| please)?|pour quelle raison|j ai pas compris|je (?:ne )?comprends? pas|i don t (?:get|understand)(?: it)?|what do you mean|ca veut dire quoi|tell me why',
    ),
  ],
  [
    'shorter',
    whole(
      '(?:en |un peu |fais |make it |a bit )*(?:plus courte?|raccourcis?|resume(?: moi)?(?: ca)?|bref|une phrase|deux mots|trop long|tl ?dr|shorter|short version|the short version|sum (?:it|that) up|summari[sz]e(?: it| that)?|in one sentence|in short|too long|simplifie|simpler|plus simple)',
    ),
  ],
  [
    'live',
    whole(
      '(?:what about |how about |pareil |sinon )?(?:en|pour (?:un |le |les |mes |mon )?|in |on |for (?:a |my )?|during (?:a )?|pendant (?:un |le |les )?|dans (?:un |le |mon )?)? ?(?:a |going )?lives?',
    ),
  ],
  [
    'video',
    whole(
      '(?:what about |how about |pareil |sinon )?(?:en|pour (?:une |la |les |mes |ma )?|in (?:a )?|for (?:a |my )?|dans (?:une |la |ma )?)? ?(?:a )?videos?',
    ),
  ],
  [
    'more',
    whole(
      String.raw`(?:(?:donne|donnes|file|balance|envoie|montre|give|show|send|tell|t en as|t as|tu en as|tu as|tu aurais|got|have you got|do you have|any|j en veux|je veux|i want|i need|propose|encore) )?(?:(?:m|moi|nous|me|us) )?(?:en )?(?:\d+ |trois |three )?(?:d autres?|des autres?|une? autres?|autres?|autre chose|encore(?: une?| plus| d autres)?|plus|de plus|la suite|suite|suivante?s?|continue|next|other|others|other ones|another|another one|something else|more|one more|some more|keep going|go on|vas y|go|oui|yes|yeah|yep|sure|ouais|bien sur|carrement)(?: (?:one|ones|please|d idees?|d exemples?|idees?|exemples?|ideas?|examples?|like (?:that|this)|comme ca|encore))*`,
    ),
  ],
];

/** « d’autres hooks », “more titles”: asks for more of a topic that it names. */
export const MORE_OF =
  /\b(d autres|de nouveaux|de nouvelles|une? autre|encore (un|une|des)|another|more|some other|new|different|autres)\b/;

/** A greeting, thanks, a goodbye or a refusal and nothing else. */
export type SmallTalk = 'greeting' | 'thanks' | 'refusal' | 'complaint';

const PERSON =
  '(?: (?:jimp|coach|toi|you|there|tout le monde|mon coach|a toi|ca va|comment ca va|tu vas bien|how are you))*';
export const SMALL_TALK: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'greeting',
    new RegExp(
      `^(?:(?:salut|bonjour|coucou|hello|hi|hey|hiya|bonsoir|yo|hola|wesh|good (?:morning|evening|afternoon)|ca va|comment ca va|comment vas tu|how are you|how s it going|what s up|sup)${PERSON} ?)+$`,
    ),
  ],
  [
    'thanks',
    new RegExp(
      `^(?:(?:ok|okay|ah|oh|super|parfait|genial|top|nickel|cool|great|nice|perfect|awesome|amazing|wow|merci|mille mercis|merci (?:beaucoup|bien)|thanks|thank you|thanks a lot|thank you so much|so much|c est (?:top|super|parfait|note|clair)|got it|good to know|love it|j adore|trop bien|au revoir|bye|goodbye|see you|a plus|a bientot|bonne (?:nuit|journee|soiree)|ciao|good ?night|pour (?:ton|l) aide|for (?:your|the) help|d accord|bien recu)${PERSON} ?)+$`,
    ),
  ],
  [
    'complaint',
    /^(?:(?:mais|but|franchement|honestly|jimp|coach|bof|lol|ok|wow) )*(?:c est (?:nul|naze|inutile|de la merde|pourri|trop (?:vague|general)|pas (?:clair|utile|ca|ce que))|(?:tu|t) (?:es |sers |m aides? |reponds |comprends )?(?:vraiment |trop |tellement )?(?:nul|naze|inutile|a rien|sers a rien|pas|a cote)|ca (?:m aide|(?:ne )?sert) (?:pas|a rien)|pas (?:utile|clair|terrible)|n importe quoi|hors sujet|you (?:really )?suck|(?:you (?:re|are) )?(?:so |really |just )?(?:useless|no help|not helpful|not helping|terrible|rubbish|trash)|that (?:s|is|was) (?:useless|not helpful|not what i asked|no help|too (?:vague|general|generic)|rubbish|wrong|terrible)|this (?:is|app is) (?:useless|rubbish|not helpful|terrible)|not what i asked|you didn t answer|doesn t help)(?: (?:tes|ton|ta|tu|your|you|jimp|cette|this|conseils?|advice|reponses?|answers?|du tout|at all|pour moi|for me|la|comme)\b.{0,25})?$/,
  ],
  [
    'complaint',
    /^(?:(?:bad|terrible|useless|mauvais|nuls?) (?:advice|answers?|conseils?|reponses?)|(?:tu m as|t as|you) (?:donne|fait|gave me|wrote) .{0,25}\b(?:nul|nulle|naze|bad|useless|rubbish|terrible))$/,
  ],
  [
    'complaint',
    /\b(?:pas|not) (?:du tout |at all )?(?:ce que|what) (?:je|j ai|i)\b.{0,8}\b(?:demand\w*|ask\w*|voulais|veux|want\w*|said|dit)\b/,
  ],
  ['refusal', /^(?:non|no|nope|nan|pas vraiment|not really|no thanks|non merci|rien|nothing)$/],
];

/** Something is wrong, but the message does not say what. */
export const VAGUE =
  /^(?:jimp |coach )?(?:(?:ca|rien|it|nothing) (?:ne )?(?:(?:marche|fonctionne|avance)(?: pas| plus)?|(?:does|is) ?n? ?t work(?:ing)?|works|s not working|is working)|aide(?: moi)?|help(?: me)?|i need help|j ai besoin d aide|besoin d aide|j (?:y )?arrive (?:pas|plus)|(?:je fais|je dois faire) quoi|que faire|what (?:do|should) i do(?: now| next)?|now what|et maintenant|what now|i m (?:lost|stuck)|je suis (?:perdue?|bloquee?|coincee?)|(?:i )?don t know what to do|je (?:ne )?sais pas quoi faire|j ai un probleme|i have a problem|une question|i have a question)(?: stp| svp| please| pls)*$/;

/** What is left of « et pour la mode ? » without niche and product. */
export const CONNECTORS = new Set(
  'et pour la le les l en dans un une du de des d si je j vends vend fais fait faire suis sur plutot alors avec ton ta tes mon ma mes what about how for in and the my your if i m sell selling do niche domaine rather then with to it s c est moi ok oui yes ou or aussi also products product produit produits stuff choses trucs items accessoires interesse interested into like prefere prefer aime choisis choose pick please stp svp pls un peu juste just go autour around autres autre more another encore donne donnes give moi me some one ones idees ideas exemples examples trois three 3 produit'.split(
    ' ',
  ),
);
