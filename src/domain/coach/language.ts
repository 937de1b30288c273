import englishShortForms from './understand/shortForms/en.json' with { type: 'json' };
import frenchShortForms from './understand/shortForms/fr.json' with { type: 'json' };

/** The two languages the built-in coach is written in, each an original. */
export type CoachLanguage = 'fr' | 'en';

const list = (text: string) => new Set(text.split(' '));

/** Words that only one of the two languages has: grammar first, then the field's everyday words. */
const FRENCH = list(
  'je j tu il elle nous vous ils elles le la les un une des du de au aux et ou mais donc car que qu qui quoi quel quelle quand comment combien pourquoi est suis es sont etait as avons avez ont fait fais faire faut peux peut dois doit veux veut va vais mon ma mes ton ta tes son sa ses notre votre leur ce cet cette ces ca cela c y en dans sur sous avec sans pour par vers chez entre pas plus moins tres trop bien aussi encore autre autres d l n s qu si oui non merci bonjour salut bonsoir coucou stp svp aujourd hui demain hier maintenant avant apres depuis pendant jamais toujours vues vue abonnes abonne accroche accroches titre titres boutique echantillon echantillons produit produits legende montage musique lumiere heure heures gagner vendre ventes vente idee idees moi toi lui quelqu personne rien tout tous beaute mode maison cuisine animaux parents bien-etre argent mois semaine jour jours commence commencer ouvrir ajouter publier poster filmer panier payee paye taux raccourcis court resume explique donne suite vitrine marque marques pub impots statut vendeur demarre debute',
);
const ENGLISH = list(
  'i you he she we they the a an of and or but so that this these those what which who whom when where why how is are am was were be been do does did done have has had can could should would will may might must my your his her its our their me him us them it in on at by for with without from to into about not no yes more less very too also another other any some if then than as just get got make made need want give tell show thanks thank please hello hi hey today tomorrow yesterday now before after since during never always views followers sample samples product products caption captions editing music light lights sell selling sales ideas idea beauty fashion home kitchen cooking parents pets money month week day days start open add post posting film basket bag paid rate shorter brief explain next brand brands taxes seller stuck don t doesn isn aren won ve re ll out up many much one first best good time earn for',
);
/** Grammar words of other languages in Latin letters, none shared with French or English. */
const OTHERS = list(
  'vender productos belleza empiezo donde hacer vendere prodotti comecar produtos verkaufen produkte anfangen verkopen como para una los las el mi tengo quiero cuantos cuantas cual cuando por porque hola gracias puedo necesito ventas vistas seguidores wie ich und der das ist nicht mein meine fur kann viele mehr hallo danke warum auf einen eine zuschauer perche sono voglio quanti quante ciao grazie posso della dei delle miei uma meu minha nao voce quantos obrigado ola vendas hoe het een mijn voor niet hoeveel jak ile nie moje nasil icin kac hur och inte det',
);

/** The language of a message: `other` is one the coach is not written in; `undefined` if nothing shows it. */
export type MessageLanguage = CoachLanguage | 'other' | undefined;

/** Which language a message is in. `named` are its folded words. */
export function detectLanguage(message: string, named: readonly string[]): MessageLanguage {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > latin * 2) return 'other';
  const count = (known: ReadonlySet<string>) => named.filter((word) => known.has(word)).length;
  const typed = (one: object, other: object) =>
    named.filter((word) => Object.hasOwn(one, word) && !Object.hasOwn(other, word)).length;
  const french =
    count(FRENCH) +
    typed(frenchShortForms, englishShortForms) +
    (/[éèêàçùœ]/i.test(message) ? 1 : 0) +
    (/\b(?:[jldcnm]|qu)['’]\p{L}/iu.test(message) ? 1 : 0);
  const english =
    count(ENGLISH) +
    typed(englishShortForms, frenchShortForms) +
    (/\p{L}['’](?:s|t|re|m|ll|ve)\b/iu.test(message) ? 1 : 0);
  const others = count(OTHERS) + (/[¿¡ñßãõąęłżğş]/i.test(message) ? 2 : 0);
  if (others > french && others > english) return 'other';
  if (french === english) return undefined;
  return french > english ? 'fr' : 'en';
}
