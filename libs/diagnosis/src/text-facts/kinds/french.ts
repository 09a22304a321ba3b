import type { EndingThing } from '@ellac/contracts';
import type { TextFact } from '../text-fact.js';
import { amountsIn, daysIn, percentsIn } from '../values/figures-in.js';
import {
  frenchHolderIn,
  frenchPersonIn,
  frenchRecipientIn,
  frenchRole as role,
} from '../values/french-people.js';
import type { Kind } from './kind.js';
import { anyCase } from './nouns.js';

// All patterns read sentences without accents.

/** What an owner owns and may hand over. */
const possession = String.raw`(?:entreprise|societe|boite|affaire|boulangerie|patisserie|boucherie|menuiserie|atelier|cabinet|garage|magasin|boutique|hotel|restaurant|pharmacie|agence|salon|cave|domaine|exploitation|ferme|commerce|fonds(?: de commerce)?|parts?|moitie|transport\w*|imprimerie|brasserie|cafe|ecole|clinique|etude)`;
/** Who buys from a business. */
const client = String.raw`(?:clients?(?:e)?|donneurs? d'ordres?|promoteurs?|clinique|hopital|mairie|ville|commune|departement|region|groupe|enseigne|chaine|grossistes?|distributeurs?|equipementiers?|constructeurs?|fabricants?|usine|hotels?|ecoles?|banque|assureurs?|mutuelles?|universite|supermarches?|centrale(?: d'achat)?|bailleur|acheteurs?|administration|transporteur)`;
const clients = String.raw`(?:clients?|clientes|clientele|adherents|abonnes|eleves|patients|familles|membres|locataires|utilisateurs|parents|participants|gens|mandants|la plupart)`;
const share = String.raw`(?:\b\d{1,3}(?:[.,]\d+)?\s?(?:%|pour ?cent\b)|\b(?:moitie|(?:deux |un )?tiers|(?:un )?quart|trois quarts)\b)`;
const whole = String.raw`(?:(?:notre|mon|du|de l'|de la|des|nos|le|la) ?(?:\w+ )?(?:chiffre(?: d'affaires)?|ca|activite|recettes|ventes|production|commandes|travail|facturation)|chiffre|ca\b)`;
const sum = String.raw`(?:€\s?[\d.,]+|\d[\d.,]*(?: \d{3})*\s?(?:k|m|mille|millions?)?\s?(?:d')?(?:€|euros?\b|eur\b)|\b\d+ ?k\b|\b\d[\d.,]* millions?\b)`;
const wants = String.raw`(?:veux|veut|voulons|voudrais|voudrait|voudrions|souhaite\w*|souhaitons|compte|comptons|pense|pensons|aimerais|aimerait|aimerions|espere|esperons|envisage\w*|prevois|prevoyons|vais|allons|va|dois|doit|devons|reve)`;

const wishExit: Kind = {
  kind: 'wish-exit',
  patterns: [
    /\b(?:cherche|cherchons)\b[^;]{0,8}\b(?:quelqu'un|une personne)\b[^;]{0,12}\b(?:de l'exterieur|pour reprendre|qui reprend\w*|qui continue\w*|pour continuer)\b/iu,
    anyCase`\b(?:laisser|confier|donner) (?:l'|la |le |mon |ma |notre )(?:\w+ )?${possession}\b[^;]{0,12}\ba\b`,
    /\b(?:prendra|prendre|prendront|prend) (?:la suite|la releve)\b|\blacher l'affaire\b|\bje veux etre sorti\w*\b|\bpour moi c'est (?:fini|termine)\b/iu,
    /\b(?:cession|vente|transmission|reprise)\b[^;]{0,15}\b(?:pour|en|d'ici|par les salaries|a un|a une|a des|interne|envisageable|est prevue)\b/iu,
    /\b(?:pensons|pense|reflechissons|reflechis|songe|songeons)\b[^;]{0,8}\ba (?:ceder|vendre|transmettre|arreter|une reprise|une cession|une vente|la transmission|la retraite)\b/iu,
    /\b(?:prepare|preparons|preparer|organise|organisons)\b[^;]{0,10}\b(?:la|ma|notre) (?:cession|succession|transmission|sortie|vente|retraite)\b/iu,
    /\bje me vois ailleurs\b|\bc'est \w+ qui dirigera\b/iu,
    anyCase`\b(?:je|j'|on|nous|associee?|frere|soeur|mari|femme)\b[^;]{0,20}\b${wants}(?: \w+){0,2} (?:de )?(?:vendre|ceder|transmettre|passer la main|arreter|me retirer|partir|prendre (?:ma|sa|notre) retraite|lever le camp|raccrocher|fermer)\b`,
    anyCase`\b(?:but|objectif|projet|souhait|idee|plan|reve)\b[^;]{0,20}\b(?:de |la |une |est )(?:vendre|ceder|transmettre|vente|cession|transmission|reprise)\b`,
    anyCase`\b(?:je|nous|on) (?:transmets?|transmettons|cede|cedons|vends?|vendons|transmet) (?:l'|la |le |mon |ma |notre |mes |nos )(?:\w+ )?${possession}\b`,
    /\b(?:repreneurs?|successeurs?|acquereurs?|repreneuse)\b[^;]{0,40}\b(?:cherch\w*|trouver|trouve|recherch\w*|manque)\b|\b(?:cherch\w*|trouver|recherch\w*)\b[^;]{0,30}\b(?:un |une |des |notre |mon )(?:\w+ )?(?:repreneurs?|successeurs?|acquereurs?|relation pour reprendre|quelqu'un pour reprendre)\b/iu,
    /\b(?:pas|aucun|sans|ni) (?:de |d')?(?:\w+ )?(?:successeur|repreneur|releve|heritier)\b/iu,
    /\bj'arrete(?:rai|rais)?\b(?! de\b)|\bj'arrete a\b|\bje m'arrete(?:rai)?\b(?! de\b)/iu,
    /\b(?:je|j'|nous|on|associee?)\b[^;]{0,40}\b(?:a la retraite|en retraite|(?:ma|notre|sa) retraite)\b/iu,
    anyCase`\b(?:fils|filles?|enfants|neveu|niece|gendre|${role})\b[^;]{0,20}\b(?:doit|doivent|va|vont|veut|veulent|voudrait|pourra|reprendra|reprend|reprennent)\b[^;]{0,20}(?:\b(?:reprendre|continuer|diriger)|\b(?:l'|la |le |mon |ma )(?:\w+ )?${possession})\b`,
    /\bmon? fils\b[^;]{0,20}\breprend\b|\bma fille\b[^;]{0,20}\breprend\b/iu,
    /\bpasser la main\b|\bpasse la main\b|\btransmettre (?:a |l'|la |le |mon |ma )/iu,
    anyCase`\b(?:vente|cession|transmission|reprise) (?:de |du |d')(?:l'|la |le |mon |ma |notre )?(?:\w+ )?${possession}\b`,
    /\b(?:rachete|reprends|rachetons) (?:ses|leurs) parts\b/iu,
    anyCase`\b(?:vendre|ceder|transmettre) (?:l'|la |le |mon |ma |notre |mes |nos )(?:\w+ )?${possession}\b`,
  ],
  not: [
    /\bvente en ligne\b|\bpoints? de vente\b/iu,
    /\bvendre (?:plus|davantage|mieux|en ligne|aux?|a des|nos produits|sur)\b/iu,
    /\b(?:ne|n')\b[^;]{0,12}\b(?:veux|veut|voulons|souhaite\w*|pense|compte|envisage)\b[^;]{0,10}\bpas\b[^;]{0,20}\b(?:vendre|ceder|arreter|partir|transmettre)\b/iu,
    /\b(?:voisin|concurrent|client|fournisseur)s?\b[^;]{0,15}\b(?:a|ont) (?:vendu|cede|ferme)\b/iu,
    /\b(?:consignes?|dossiers?|informations?|savoir)\b[^;]{0,30}\btransm\w+|\btransm\w+ (?:les |la |le |des )?(?:consignes?|dossiers?|informations?|commandes?|savoir\w*)/iu,
    /\bvendons du\b|\bquand je (?:suis|pars) (?:absent|en conge|en vacances)\b/iu,
  ],
  values: ({ sentence }) => ({ to: frenchRecipientIn(sentence) }),
  isDated: true,
};

const wishSmall: Kind = {
  kind: 'wish-small',
  patterns: [
    /\b(?:restions|rester|restons|reste)\b[^;]{0,10}\b(?:une petite|petite?s?|familiale?)\b|\bgrandir\b[^;]{0,15}\b(?:ne nous interesse pas|ne m'interesse pas|non merci)\b|\b(?:doit|veut|va) rester ainsi\b/iu,
    /\b(?:pas|plus|aucune) (?:envie|besoin)\b[^;]{0,15}\b(?:plus gros|plus grand|grandir|grossir|plus|davantage|d'embaucher)\b/iu,
    /\b(?:personnes|salaries)\b,?[^;]{0,8}\bc'est (?:parfait|bien|assez|suffisant)\b|\bbien comme (?:on est|nous sommes|c'est)\b/iu,
    /\bplus d'embauches?\b|\b(?:developpement|croissance|expansion)\b[^;]{0,12}\b(?:n'est pas|pas un (?:sujet|objectif|but))\b/iu,
    /\b(?:tenons|tiens|voulons|veux) (?:a )?rester\b[^;]{0,10}\bpetite?\b|\bne cherche\w* (?:pas|plus) a\b[^;]{0,10}\b(?:plus|grandir|grossir)\b/iu,
    /\breduire (?:mes|nos) (?:journees|heures|horaires)\b|\bpasser a \d+ heures\b|\bplus de temps pour (?:ma famille|moi)\b|\bgarder (?:seulement|que)\b[^;]{0,12}\b(?:chantiers|clients|commandes)\b/iu,
    /\b(?:ne|n')\b[^;]{0,20}\b(?:voulons|veux|veut|souhaite\w*|souhaitons|cherche\w*|tiens|tenons)\b[^;]{0,15}\b(?:pas|plus|nullement|aucun\w*)\b[^;]{0,20}\b(?:grandir|grossir|embaucher|croissance|m'agrandir|nous agrandir|developper|recruter|salaries?|deuxieme|autre)\b/iu,
    /\b(?:taille|rythme)\b[^;]{0,20}\b(?:me|nous) (?:convient|va|suffit)\b|\b(?:ca|cela|c'est|ce)\b[^;]{0,15}\b(?:me|nous) suffit\b/iu,
    /\b(?:travailler|bosser) (?:un peu )?moins\b/iu,
    /\b(?:pas question|hors de question) d(?:e |')(?:ouvrir|embaucher|grandir|m'agrandir|recruter|prendre)\b/iu,
    /\b(?:rester|reste|resterons|restera|restons)\b[^;]{0,15}\b(?:petite?s?|comme (?:ca|nous sommes|elle est|il est)|seule?|a (?:deux|trois|quatre|cinq|six|\d+)(?: personnes)?|a (?:cette|taille))\b/iu,
    /\b(?:assez|suffisamment) (?:grande?s?|gros)\b/iu,
    /\b(?:refuse|refuser|refusons)\b[^;]{0,25}\b(?:plutot|travail|commandes?|chantiers?)\b[^;]{0,40}\b(?:que de|plutot|prendre|embaucher)\b/iu,
    /\bcroissance\b[^;]{0,15}\b(?:n'est pas|ne m'interesse pas)\b/iu,
    /\b(?:prefere|preferons|prefererais)\b[^;]{0,12}\b(?:rester|travailler seule?|etre seule?|une petite)\b/iu,
    /\blever le pied\b|\bsemaine de (?:quatre|trois|4|3) jours\b|\b(?:quatre|trois|4|3) jours par semaine\b/iu,
    /\bcontente?s?\b[^;]{0,15}\b(?:taille|comme c'est)\b/iu,
  ],
  not: [
    /\b(?:salaries|equipe|clients|employes)\b (?:veulent|demandent|souhaitent)/iu,
    /\b(?:local|atelier|depot|hall|cuisine|bureau|magasin) est (?:assez|suffisamment)/iu,
    /\b(?:on |nous )?ne (?:peut|pouvons|peux) pas rester\b/iu,
  ],
};

const aboutOf = (sentence: string): NonNullable<TextFact['about']> => {
  if (/\b(?:fournisseurs?|importateur|fabricant|marque)\b/iu.test(sentence)) return 'supplier';
  if (/\b(?:interdit\w*|interdiction|reglementation|plus autorise\w*|la loi)\b/iu.test(sentence))
    return 'rule';
  return /\b(?:proprietaire|bailleur|les murs|immeuble|demoli\w*)\b/iu.test(sentence)
    ? 'site'
    : 'client';
};

const event: Kind = {
  kind: 'event',
  patterns: [
    anyCase`\b(?:${client}|centre commercial|immeuble|batiment)\b[^;]{0,40}\bva (?:etre )?(?:absorbe|demoli|rase|fusionne|rachete)\w*\b|\bremise? en (?:appel d'offres|concurrence)\b`,
    anyCase`\b(?:${client}|fournisseur|importateur|marque|franchiseur)\b[^;]{0,20}\b(?:a annonce|annonce|resilie|denonce)\b`,
    /\b(?:nous sortir|nous retirer) de (?:ses|leurs) (?:rayons|linaires|listes?)\b|\bappel d'offres\b[^;]{0,40}\b(?:tombe|arrive|sort|lance|repositionner|repondre)\b/iu,
    anyCase`\b(?:${client})\b[^;]{0,40}\b(?:en liquidation|en redressement|en faillite)\b`,
    /\b(?:renegocie|revoit|remet a plat)\b[^;]{0,12}\b(?:tous les|les|nos) (?:contrats|fournisseurs|conditions)\b|\ben interne\b[^;]{0,15}(?:\b20\d\d|$|[.])|\b(?:elle-meme|lui-meme|eux-memes)\b[.]?$/iu,
    /\bplus le droit d(?:e |')(?:entrer|vendre|utiliser|rouler|installer)\b|\bseul fournisseur\b[^;]{0,30}\b(?:cesse|arrete|ferme)\b/iu,
    anyCase`\b${client}\b[^;]{0,15}\b(?:sont|est) (?:partis?|alles?|passes?) (?:a la|chez la|chez un|ailleurs|au) ?(?:concurrence|concurrent)?`,
    anyCase`\b${client}\b[^;]{0,40}\b(?:relance|lance|remet|remettra|va remettre|va relancer|refait|ouvre)\b[^;]{0,25}\b(?:appel d'offres|en concurrence|marche)\b`,
    /\b(?:appel d'offres|remise? en concurrence|marche)\b[^;]{0,30}\b(?:est relance|sera relance|va etre|sera remis|est remis)\b/iu,
    anyCase`\b(?:${client}|site)\b[^;]{0,40}\b(?:va|vont|veut|doit)\b[^;]{0,12}\b(?:fermer|partir|nous quitter|quitter|delocaliser|demenager|changer de fournisseur|nous dereferencer|fusionner|etre (?:rachete|vendu|racheter)\w*|etre ferme\w*)\b`,
    anyCase`\b(?:${client}|usine|site)\b(?: \w+){0,4} (?:ferme|ferment|fermera|delocalise|demenage|nous quitte|resilie|internalise)\b(?! a \d)`,
    /\b(?:proprietaire|bailleur)\b[^;]{0,25}\b(?:vendre|vend|demolir|reprendre|recuperer)\b/iu,
    /\b(?:fournisseur|importateur|fabricant|marque)\b[^;]{0,30}\b(?:arrete|cesse|stoppe|va vendre en direct|vend en direct|abandonne|ne livre(?:ra)? plus)\b/iu,
    anyCase`\b(?:${client}|fournisseur)\b[^;]{0,30}\b(?:a|ont|est|sont|va)\b[^;]{0,15}\b(?:depose le bilan|deposer le bilan|faillite|en redressement|en liquidation)\b`,
    anyCase`\b${client}\b[^;]{0,30}\b(?:nous a|nous ont|a|ont) (?:quittes?|resilie|lache|annule|arrete)\b`,
    /\b(?:seront?|sera|est|sont|deviennent|devient)\b[^;]{0,15}\binterdit(?:e?s?)?\b/iu,
    /\bdereferencer\b|\bdereferences?\b/iu,
    anyCase`\b${client}\b[^;]{0,30}\b(?:a ete|vient d'etre|va etre|sera) (?:rachetee?|vendue?|reprise?)\b`,
    anyCase`\b(?:risque|risquons|allons|peur) (?:de )?perdre (?:le|ce|notre|un)\b[^;]{0,30}\b(?:client|marche|contrat)\b`,
  ],
  not: [
    /\b(?:je|nous) (?:fais|faisons)\b[^;]{0,20}\ben interne\b/iu,
    /\bnous (?:avons|allons|voulons|demenageons)\b(?! perdre)/iu,
    /\b(?:notre|mon) (?:magasin|boutique|restaurant|bureau|atelier)\b[^;]{0,10}\bferme/iu,
    /\baucun client\b/iu,
    /\b(?:les|des|beaucoup de) clients\b[^;]{0,20}\b(?:nous quittent|partent)\b/iu,
  ],
  values: ({ sentence, match: [words] }) => ({
    about: aboutOf(sentence),
    tense:
      /\b(?:a|ont|est|sont) (?:\w+ )?(?:ete|depose|quittes?|resilie|lache|annule|arrete|en redressement|en liquidation|en faillite)\b/iu.test(
        words,
      )
        ? 'happened'
        : 'coming',
  }),
  isDated: true,
};

const leaves = String.raw`(?:part|partent|partira|s'en va|s'en vont|nous quitte|nous quittent|prend sa retraite|quitte l'entreprise|a demissionne|demissionne|a donne sa demission|donne sa demission|va partir|va nous quitter|arrete|cesse)`;

const personLeaves: Kind = {
  kind: 'person-leaves',
  patterns: [
    anyCase`\b(?:deux|trois|plusieurs|un|une) de (?:nos|mes)\b[^;]{0,25}\b(?:veulent|veut|vont|va) (?:partir|arreter|nous quitter)\b`,
    /^(?!je\b|nous\b|on\b|il\b|elle\b|personne\b|le client\b|les\b)\w+(?: \w+)? ne sera plus la\b/iu,
    anyCase`\b(?:notre|nos|mon|ma|mes|le|la|les|un|une|deux|trois|deuxieme|premier)[ ]?(?:\w+ ){0,2}${role}\b[^;]{0,50}\b(?:voudrait arreter|va (?:surement |bientot )?partir|enceinte|part vivre|part a la retraite|partent a la retraite|seulement jusqu|poser sa demission|pose sa demission|veut rentrer|s'en ira|veut changer)`,
    anyCase`\b(?:graphiste|responsable|secretaire|chef d'equipe|contremaitre|formateur|formatrice|professeur|kine|commercial)\b[^;]{0,40}\b(?:part vivre|enceinte|part en|nous quitte|demission\w*|veut rentrer|s'en va|reste seulement)\b`,
    /\b(?:m\.|mme|monsieur|madame) \w+\b[^;]{0,50}\b(?:s'en ira|s'en va|part en retraite|partira|prend sa retraite)\b/iu,
    anyCase`\b(?:notre|nos|mon|ma|mes|le|la|les|l'|deux|trois|un|une)[ ]?(?:seule? |meilleure? |\w+ )?${role}\b[^;]{0,25}\b${leaves}\b`,
    anyCase`\b(?:notre|mon|ma|le|la|l') ?(?:\w+ )?${role}\b[^;]{0,15}\b(?:veut|va|voudrait|compte|souhaite) (?:arreter|partir|nous quitter|prendre sa retraite|s'en aller)\b`,
    anyCase`^(?!je\b|nous\b|on\b|il\b|elle\b|personne\b|les\b|des\b|le\b|la\b)\w+(?: \w+)?(?:, (?:notre|mon|ma|le|la)[^,]{2,40},)? (?:part (?:en|a la) retraite|part (?:fin|en|au|cet|dans|l'annee|chez)|nous quitte|prend sa retraite|s'en va|a demissionne)\b`,
    anyCase`\b(?:nous perdons|je perds|on perd) (?:notre|mon|ma|le|la) (?:\w+ )?${role}\b`,
    anyCase`\b${role}\b[^;]{0,20}\b(?:est|sont) (?:partie?s?|en conge maternite)\b`,
    anyCase`\b${role}\b[^;]{0,20}\bpart en (?:conge|retraite)\b`,
    /\bdernier jour\b[^;]{0,20}\b(?:est|sera)\b/iu,
  ],
  not: [
    /^si \w+ s'en va\b|\bcollaborateur s'en va\b/iu,
    /\b(?:clients?|adherents|abonnes|locataires?|eleves|patients|familles|fournisseurs?)\b[^;]{0,30}\b(?:part\w*|quitt\w*|arrete\w*|s'en)\b/iu,
    /\b(?:personne|aucun)\b/iu,
    /\b(?:tous les jours|chaque (?:jour|matin|soir)|a (?:\d+|\w+) heures)\b/iu,
    /\bj'arrete\b|\barrete la production\b/iu,
  ],
  values: ({ match: [words], typed }) => {
    const person = frenchPersonIn(typed);
    return {
      tense: /\b(?:est|sont) partie?s?\b/iu.test(words) ? 'happened' : 'coming',
      ...(person !== undefined && { person }),
    };
  },
  isDated: true,
};

const onlyOne: Kind = {
  kind: 'only-one',
  patterns: [
    /\bsi je ne suis pas la\b[^;]{0,25}\b(?:tout|rien|personne)\b|\b(?:savoir|connaissances?)\b[^;]{0,25}\bchez \w+[.!]?$|\bseul notre \w+ l\w*|\bseule? (?:notre|mon|ma) \w+\b|\ba la fois\b[.!]?$|\bet lui seul\b/iu,
    /\bsans ma (?:signature|validation|presence)\b|\bgoulot\b|\b(?:n'ai|n'a|n'avons) personne pour (?:me |nous |le |la )?(?:remplacer|reprendre|la|le|faire)\b/iu,
    /\bseule? (?:\w+ ){1,2}(?:sait|peut|connait|maitrise|les a|l'a|la connait)\b|\bclients ne veulent\b[^;]{0,15}\bqu'a moi\b/iu,
    /\by a que (?:le patron|moi|lui|elle|mon \w+|ma \w+)\b|\btout (?:atterrit|arrive|finit|remonte)\b[^;]{0,10}\b(?:sur mon bureau|chez moi|a moi|vers moi)\b/iu,
    /\bsi \S+ s'arrete\b[^;]{0,20}\bpersonne\b/iu,
    /\b(?:moi|lui|elle) seule?\b|\bseule? (?:moi|lui|elle|notre \w+|mon \w+|[\w]+) (?:sait|sais|peut|peux|connait|maitrise)\b/iu,
    /\btout (?:passe|repose|depend|tourne|tient)\b[^;]{0,15}\b(?:par|sur|de|autour de) (?:moi|lui|elle|mes epaules|mon bureau|\w+)\b/iu,
    /\bsans (?:moi|lui|elle|\w+)\b,?[^;]{0,25}\b(?:s'arrete|rien|ne tourne pas|ne marche pas|plus rien|est a l'arret|bloque|personne)\b/iu,
    /\bdans (?:ma|sa) tete\b/iu,
    /\bpersonne d'autre\b|\bpersonne (?:a part|sauf|hormis|en dehors de) (?:moi|lui|elle)\b|\b(?:a part|sauf|hormis) moi\b[^;]{0,15}\bpersonne\b/iu,
    /\b(?:est|suis) (?:le|la) seule? (?:a|qui|a pouvoir|capable)\b/iu,
    /\b(?:si|quand) (?:je|il|elle|\w+) (?:suis|est|tombe) (?:malade|absente?|arretee?)\b[^;]{0,30}\b(?:rien|personne|tout s'arrete|s'arrete|bloque)\b/iu,
    /\bje (?:fais|gere|decide|signe|controle|calcule|chiffre)\b[^;]{0,40}\b(?:moi-meme|toute? seule?|seule)\b/iu,
    /\bje (?:fais|gere|decide|signe) (?:tout|tous les \w+) (?:seul|moi)\b/iu,
    /\b(?:il n'y a|y a) que (?:moi|lui|elle|notre \w+|\w+) qui\b/iu,
    /\b(?:parce que|car) je (?:les|le|la) (?:fais|gere)\b[^;]{0,20}\bseule?\b/iu,
    /\b(?:lui|elle|moi) seule?s? (?:connait|sait|sais|peut|peux|maitrise)\b/iu,
    /\b(?:savoir-faire|connaissances|recettes|mots de passe|codes)\b[^;]{0,20}\b(?:reposent|repose|sont|est) (?:sur|chez|connus? de|avec) (?:moi|lui|elle|une seule personne)\b/iu,
  ],
  not: [
    /\ba (?:lui|elle) seule?\b/iu,
    /\bnous sommes les seuls\b/iu,
    /\b(?:ne suis pas|n'est pas|plus) (?:le|la) seule?\b/iu,
    /\b(?:j'aime|aime)\b[^;]{0,15}\bseule?\b/iu,
    /\bclients?\b[^;]{0,20}\bseule?\b/iu,
  ],
  values: ({ sentence, typed }) => {
    const who = frenchHolderIn(sentence, typed);
    const person = who === 'other' ? frenchPersonIn(typed) : undefined;
    return { who, ...(person !== undefined && { person }) };
  },
};

const main = String.raw`(?:notre|mon|le) (?:plus (?:gros|grand|important)|premier|principal|meilleur) `;

const clientShare: Kind = {
  kind: 'client-share',
  patterns: [
    anyCase`${share}[^;]{0,6}${whole}[^;]{0,12}\b(?:vient|viennent|depend\w*) (?:du|de la|d'un|de l') ?(?:bailleur|${client})\b`,
    anyCase`\bclient le plus (?:important|gros)\b[^;%]{0,20}${share}|\b(?:chiffre|ca|activite) depend a ${share} d(?:e |')\w+`,
    anyCase`${share}[^;]{0,6}${whole} (?:avec|chez|pour) (?!(?:le|la|les|des|nos|du)\b)\w+[.!]?$`,
    anyCase`\bclient (?:principal|numero un|historique)\b[^;%]{0,20}${share}|\bnumero un\b[^;%]{0,15}${share}`,
    anyCase`${share}[^;]{0,25}\b(?:part|partent|va|vont)\b[^;]{0,10}\b(?:chez|a) (?:un seul|une seule|un|une) (?:\w+ )?${client}\b`,
    anyCase`\bune? (?:enseigne|tour-operateur|agence|centrale|discounter)(?: de \w+)?\b[^;%]{0,20}\b(?:prend|reserve|achete|fait|represente)\b[^;%]{0,15}${share}`,
    anyCase`\bsi \w+ (?:s'en va|part|arrete|nous quitte)\b[^;]{0,15}\b(?:perd|perdons|manque)\b[^;]{0,8}${share}`,
    anyCase`\bdependante?s? a ${share} d(?:e |'|u )`,
    anyCase`\b(?:conseil departemental|ministere|metropole)\b[^;%]{0,15}${share}`,
    anyCase`\b(?:un seul |une seule |une? |${main})(?:\w+ )?${client}\b[^;%]{0,40}?${share}`,
    anyCase`\b(?:la|le|l') ?(?:\w+ )?(?:clinique|hopital|mairie|ville|departement|region|groupe|enseigne|chaine|centrale|universite)\b[^;%]{0,15}\b(?:pese|represente|fait|est|prend)\b[^;%]{0,15}?${share}[^;]{0,8}${whole}`,
    anyCase`${share}[^;]{0,6}${whole}[^;]{0,25}\b(?:d'un seul|d'une seule|d'un|d'une|sur un seul|sur un|par un|chez un|avec un) (?:\w+ )?${client}\b`,
    anyCase`${share}[^;]{0,6}${whole} (?:depend|dependent|vient|viennent|provient|passe)\b[^;]{0,6}\b(?:de la|du|de l'|par la|par le) ?(?:clinique|hopital|mairie|ville|departement|region|groupe|enseigne|chaine|centrale)\b`,
    anyCase`\b(?:dependons|depend|depends|dependance)\b[^;]{0,12}${share} d'une? (?:seule? )?(?:\w+ )?${client}\b`,
    anyCase`\bavec une? (?:seule? )?(?:\w+ )?${client}\b[^;%]{0,20}${share}`,
    anyCase`^(?!les\b|nos\b|des\b|le pain\b)\w+(?: \w+){0,2}, ${share} de (?:notre|nos|mon) \w+`,
  ],
  not: [
    /\b(?:deux|trois|quatre|cinq|dix|quelques|plusieurs|premiers|plus gros) (?:\w+ ){0,2}clients\b|\bclients (?:principaux|viennent)\b/iu,
    /\b(?:remise|rabais|escompte|augmente|baisse|de plus|de moins|marge)\b/iu,
    /\bplus (?:gros|grand) (?:magasin|produit|site|mois)\b/iu,
  ],
  values: ({ sentence, match: [words] }) => {
    const [percent] = percentsIn(words);
    return {
      ...(percent !== undefined && { percent }),
      ...(/\b(?:perdu|quittes?|faillite|resilie)\b/iu.test(sentence) && { tense: 'happened' }),
    };
  },
};

const owed = String.raw`(?:salaires?|loyers?|charges|urssaf|tva|impots?|fournisseurs|factures|cotisations|paies?)`;

const liquidity: Kind = {
  kind: 'liquidity',
  patterns: [
    /\bmanque\b[^;]{0,15}\b(?:tresorerie|liquidites|argent)\b|\bbanque ne veut (?:plus|pas) (?:nous )?(?:preter|suivre|financer)\b|\breport de (?:loyer|charges|tva|paiement)\b/iu,
    /\b(?:l'argent|la tresorerie) manque\b|\bpas pu (?:verser|payer|sortir)\b|\brepousse\w* les factures\b|\b(?:banquier|banque)\b[^;]{0,12}\bne (?:nous )?suit plus\b/iu,
    /\b(?:etalement|delai|report|echeancier|moratoire)\b[^;]{0,15}\b(?:urssaf|impots|fisc|tva|banque|proprietaire)\b|\bassurance[- ]vie\b[^;]{0,20}\bpayer\b|\bcaisses? (?:sont|est) vides?\b/iu,
    /\b(?:decouvert|autorisation)\b[^;]{0,25}\b(?:a fond|utilisee?|epuisee?)\b|\bpresque plus de tresorerie\b|\b(?:tva|urssaf|loyer|impots?)\b[^;]{0,30}\b(?:pas|n'est pas) (?:encore )?(?:payee?|reglee?)s?\b/iu,
    /\b(?:decouvert|ligne de credit|credit de tresorerie|autorisation)\b[^;]{0,20}\b(?:maximum|plafond|bout|epuisee?|utilisee?|limite|coupee?|plein)\b/iu,
    /\bcompte\b[^;]{0,20}\b(?:a decouvert|dans le rouge|a sec|vide)\b/iu,
    anyCase`\b${owed}\b[^;]{0,30}\b(?:payes?|regles?|verses?)\b[^;]{0,12}\b(?:le \d+|en retard|avec retard|en plusieurs fois|plus tard)\b`,
    /\bje ne (?:me|m')\b[^;]{0,12}\b(?:paie|paye|verse|sors)\b[^;]{0,12}\b(?:plus|pas|rien)\b|\b(?:sans|pas de|aucun) salaire (?:pour moi )?depuis\b|\bje ne me suis pas (?:paye|verse)\b/iu,
    /\bbanque\b[^;]{0,20}\b(?:a coupe|coupe|refuse|a refuse|ne suit plus|a denonce|a supprime|veut etre remboursee?|lache)\b/iu,
    anyCase`\b(?:retard|retards)\b[^;]{0,25}\b${owed}\b|\b${owed}\b[^;]{0,15}\b(?:de retard|en retard|impayee?s?)\b`,
    anyCase`\b(?:n'arrive\w*|arrivons|peine\w*|du mal|difficile|peux|pouvons)\b[^;]{0,20}\b(?:payer|regler|sortir)\b[^;]{0,15}\b${owed}\b`,
    /\btresorerie\b[^;]{0,20}\b(?:tendue?|exsangue|a sec|catastrophique|difficile|critique|negative|juste|vide|zero)\b/iu,
    /\b(?:argent|economies?|fonds|apport|poche)\b[^;]{0,12}\b(?:personnel\w*|perso|propre)\b|\bde ma poche\b|\bmes economies\b/iu,
    /\bfournisseurs\b[^;]{0,25}\b(?:que contre|au comptant|comptant|d'avance|a la commande)\b/iu,
    /\bau jour le jour\b/iu,
    /\b(?:redressement judiciaire|cessation de paiements?|sauvegarde|plan d'apurement|moratoire|echeancier avec)\b/iu,
    /\b(?:dettes?|devons)\b[^;]{0,20}\b(?:urssaf|fisc|fournisseurs|proprietaire|impots)\b/iu,
    /\bmanque (?:d'argent|de tresorerie|de liquidites)\b|\bplus (?:d'argent|de cash|de tresorerie)\b/iu,
  ],
  not: [
    /\b(?:clients?|locataires|adherents|mutuelles)\b[^;]{0,20}\b(?:paient|payent|paie|en retard|reglent)\b/iu,
    /\b(?:jamais)\b/iu,
    /\bnous livrons\b/iu,
    /\b(?:tresorerie est (?:saine|bonne|confortable))\b/iu,
  ],
};

const thingOf = (sentence: string): EndingThing => {
  if (
    /\b(?:franchise|licence|autorisation|agrement|permis|brevet|certification)\b/iu.test(sentence)
  )
    return 'right';
  if (/\b(?:bail|baux|proprietaire|bailleur|loyer|location)\b/iu.test(sentence)) return 'site';
  return /\b(?:contrat|contrats|marche|accord|concession|convention)\b/iu.test(sentence)
    ? 'contract'
    : 'right';
};

const term = String.raw`(?:bail|baux|contrat(?:-cadre)?|marche (?:public|avec|de|du)|concession|licence|autorisation|agrement|franchise|permis|brevet|convention|accord(?:-cadre)?|delegation)`;

const termEnds: Kind = {
  kind: 'term-ends',
  patterns: [
    anyCase`\b${term}\b[^;]{0,20}\b(?:est termine|va jusqu|est fini|est accorde)|\b(?:redemander|refaire)\b[^;]{0,10}\b${term}\b`,
    /\b(?:hangar|local|locaux|depot|emplacement|terrain|boutique)\b[^;]{0,25}\b(?:seulement jusqu|jusqu'en|accorde jusqu|plus que jusqu)/iu,
    anyCase`\b${term}\b[^;]{0,30}\b(?:est a renouveler|a renouveler)\b|\b(?:bailleur|proprietaire)\b[^;]{0,15}\bne veut pas renouveler\b`,
    anyCase`\b${term}\b[^;]{0,60}\b(?:se termine|se terminera|expire|expirera|s'arrete|finit|finira|prend fin|prendra fin|arrive a (?:echeance|terme|son terme)|tombe|court (?:encore )?jusqu|est valable jusqu|n'est valable que|va jusqu)`,
    anyCase`\b${term}\b[^;]{0,40}\b(?:doit|doivent|devra|est a|sont a)\b[^;]{0,12}\b(?:renouvelee?s?|renegociee?s?|renouveler|renegocier|reconduite?s?|prolongee?s?)\b`,
    anyCase`\b(?:renouvellement|fin|echeance|expiration|terme) (?:du|de la|de l'|de notre|des) ?(?:\w+ )?${term}\b`,
    /\b(?:proprietaire|bailleur)\b[^;]{0,25}\b(?:donne conge|conge|ne renouvelle(?:ra)? pas|resilie)\b/iu,
    anyCase`\b(?:renouveler|renegocier)\b[^;]{0,15}\b(?:notre|le|la|l') ?${term}\b`,
    anyCase`\b${term}\b[^;]{0,30}\bne sera pas (?:renouvele|reconduit|prolonge)`,
  ],
  not: [
    /\b(?:jamais|tout seul|tacite)\b/iu,
    /\b(?:venons de|vient d'etre|avons (?:deja )?)\s?(?:renouvel\w+|prolong\w+|sign\w+)\b/iu,
    /\b(?:nos|des) (?:locataires|salaries)\b|\bcontrats? (?:de travail|d'apprentissage)\b/iu,
  ],
  values: ({ sentence }) => ({ thing: thingOf(sentence) }),
  isDated: true,
};

const ages: readonly RegExp[] = [
  anyCase`\bnotre (?:fondateur|fondatrice|doyen|doyenne) a (5[5-9]|[6-8]\d) ans\b`,
  anyCase`\b(?:j'ai|j'aurai|il a|elle a|(?:notre|mon|ma) (?:\w+ ){0,2}?${role} (?:a|aura)) (?:deja |bientot |presque |maintenant )?(5[5-9]|[6-8]\d) ans\b(?! d)`,
  anyCase`^(?!l'entreprise|la societe|le batiment|la maison|l'atelier)\w+,? (?:a|aura) (?:deja |bientot )?(5[5-9]|[6-8]\d) ans\b(?! d)`,
  anyCase`\ba (5[5-9]|[6-8]\d) ans,? (?:je|j'|il|elle)(?! (?:arrete|veux|voudrais|vends|pars)| ?arrete)`,
  anyCase`\b(?:je vais avoir|j'approche|je fete mes|agee? de) (?:les )?(5[5-9]|[6-8]\d) ans\b`,
];
const illnesses: readonly RegExp[] = [
  /\bproblemes? (?:de|au) (?:coeur|dos|genoux?|hanche)\b/iu,
  /\bhernies? discales?\b|\bplus la forme\b|\b(?:le|mon) coeur fatigue\b|\bcardiologue\b|\bmedecins\b[^;]{0,10}\b(?:conseillent|disent|demandent)\b|\bje fatigue\b|\bje ne peux plus (?:porter|soulever)\b/iu,
  anyCase`\b(?:je|j'ai|j'|mon (?:mari|frere|pere|associe|corps)|ma (?:femme|soeur|mere|sante)|mon \w+|il|elle|depuis)\b[^;]{0,40}\b(?:cancer|infarctus|avc|burn-?out|depression|hernie\w*|operation du|opere du|operee du|chimio\w*|parkinson|diabete|accident|maladie|gravement malade|malade depuis|malade du)\b`,
  /\b(?:mon|ma|mes) (?:dos|genoux?|hanche|coeur|sante|epaules?|yeux|corps|poumons)\b/iu,
  /\braisons? de sante\b|\bproblemes? de sante\b|\bennuis de sante\b/iu,
  /\b(?:medecin|docteur|cardiologue)\b[^;]{0,15}\b(?:dit|conseille|demande|ordonne|m'a|interdit)\b/iu,
];

const healthAge: Kind = {
  kind: 'health-age',
  patterns: [...illnesses, ...ages],
  not: [
    /\b(?:si|quand) (?:je|il|elle) (?:suis|est|tombe) malade\b/iu,
    /\b(?:patients?|clients?|residents?|eleves|adherents|membres)\b/iu,
    /\b(?:arrets? maladie|bons? pour la sante)\b/iu,
  ],
  values: ({ sentence }) => {
    const age = ages.map((pattern) => Number(pattern.exec(sentence)?.[1])).find((each) => each > 0);
    const isOwner =
      /\b(?:je|j'|me|m'|mon (?:dos|genou|coeur|corps|operation|infarctus|cancer|burn-?out)|ma (?:sante|hanche|maladie)|mes (?:genoux|epaules?|yeux|poumons))/iu.test(
        sentence,
      ) && !anyCase`\b(?:notre|mon|ma) (?:\w+ ){0,2}?${role}\b`.test(sentence);
    const isNobodyElse = /\b(?:sante|medecin)\b/iu.test(sentence);
    return {
      ...(age !== undefined && { age }),
      ...(illnesses.some((pattern) => pattern.test(sentence)) && { illness: true }),
      who: isOwner || isNobodyElse ? 'owner' : 'other',
    };
  },
};

const cost = String.raw`(?:couts?|charges|salaires|loyers?|energie|electricite|gaz|gazole|carburant|farine|beurre|bois|acier|matieres?(?: premieres)?|materiaux|assurances?|achats?|ingredients|papier)`;
const prices = String.raw`(?:prix|tarifs?|honoraires|devis|forfaits)`;

const costSqueeze: Kind = {
  kind: 'cost-squeeze',
  patterns: [
    /\bmarges?\b[^;]{0,12}\b(?:de plus en plus (?:faible|mince|petite)s?|plus (?:faible|mince)s?)\b|\btire\w* les prix vers le bas\b|\b(?:a peine|difficilement|peu) (?:monter|augmenter) (?:les|nos) (?:prix|tarifs)\b|\bau meme prix\b/iu,
    /\btout augmente\b|\bn'os\w+ pas (?:monter|augmenter)\b|\b(?:secu|caisses?|mutuelles?)\b[^;]{0,12}\b(?:paie|paient)\b[^;]{0,12}\b(?:le meme|pareil|les memes)\b/iu,
    anyCase`\b(?:${cost}|smic|peages?|cours)\b[^;]{0,25}\b(?:augmente|monte(?:nt)?|pris|grimpe(?:nt)?|bouge\w*)\b[^;]{0,60}\b(?:ne (?:peut|veulent|peuvent)|baissent|anciens prix|prix annuels|prix fixes)\b`,
    /\bprix (?:sont|restent) (?:bloques|fermes|fixes)\b[^;]{0,25}\b(?:salaires|couts|matieres)\b|\bil ne reste (?:presque )?rien\b/iu,
    anyCase`\b${cost}\b[^;]{0,30}\b(?:augment|mont|grimp|progress)(?:e|ent)\b[^;]{0,12}\bplus vite\b`,
    anyCase`\b${cost}\b[^;]{0,40}\b(?:augmentee?s?|augmente|monte(?:nt)?|augmentent|pris|double|flambe\w*|explose\w*|s'envolent|grimpe\w*)\b[^;]{0,60}\b(?:ne|pas|pareil|fermes?|signes?|bloques?|fixes?|memes?|inchanges?|impossible)\b`,
    /\bmarges?\b[^;]{0,15}\b(?:fond|fondent|baisse|baissent|se reduit|se reduisent|diminue\w*|retreci\w*)\b/iu,
    /\bclients\b[^;]{0,20}\b(?:n'acceptent|refusent|ne veulent)\b[^;]{0,25}\b(?:hausse|augmentation|payer plus|prix)\b/iu,
    /\b(?:mange|mangent|grignote\w*|bouffe\w*)\b[^;]{0,15}\b(?:marges?|benefices?)\b/iu,
    anyCase`\b(?:n'avons|n'ai|n'a) (?:pas|plus|jamais) (?:augmente|releve|revu)\b[^;]{0,12}\b${prices}\b`,
    /\b(?:impossible|ne (?:peux|pouvons|peut) pas|difficile|sans pouvoir)\b[^;]{0,12}\b(?:repercuter|reporter)\b/iu,
    anyCase`\b(?:ne (?:peux|pouvons|peut) pas|impossible d')\b ?augmenter\b[^;]{0,12}\b${prices}\b`,
    anyCase`\b${prices}\b[^;]{0,15}\b(?:fixes?|imposes?|dictes?|decides?) par\b`,
    anyCase`\b${prices}\b[^;]{0,12}\b(?:sont|restent)\b[^;]{0,6}\b(?:bloques?|geles?|fermes?|figes?|les memes)\b[^;]{0,12}\b(?:pendant|alors|mais|tandis|et)\b`,
  ],
  not: [/\b(?:baisse les couts|couts ont baisse|maitrisons|maitrise)\b/iu],
};

const asker = String.raw`(?:concurrents?|investisseurs?|chaine|groupe|fonds|enseigne|distributeur|voisin|fournisseur|client|salaries?|employes?|confrere|quelqu'un|acheteur|${role})`;

const buyer: Kind = {
  kind: 'buyer',
  patterns: [
    anyCase`\b(?:${asker}|reseau)\b[^;]{0,15}\b(?:voulait|voulaient|veut|veulent|voudraient|voudrait|aimerait)\b[^;]{0,10}\b(?:nous reprendre|nous racheter|acheter la societe|acheter l'|reprendre (?:notre|la|l'|le|mon))`,
    /\b(?:fonds|investisseur|groupe)\b[^;]{0,20}\b(?:frappe a la porte|contactes|approches)\b|\bdemandes? d(?:'acheteurs|e repreneurs|'investisseurs)\b/iu,
    /\bs'associer puis racheter\b|\bpour savoir si (?:on|nous|je) (?:vendrait|vendrions|vendrais|vend\w*)\b|\bdemande\b[^;]{0,20}\ba (?:reprendre|racheter) (?:l'|la |le |notre |mon )/iu,
    /\b(?:demande|demandent|demandait)\b[^;]{0,12}\bsi (?:je|nous|on)\b[^;]{0,20}\b(?:vendre|vendais|vendions|ceder|vends)\b(?! en ligne)/iu,
    anyCase`\b(?:acheteur|repreneur|acquereur)s?\b[^;]{0,12}\b(?:potentiels?|interesses?|serieux|pour)\b`,
    anyCase`\b${asker}\b[^;]{0,20}\b(?:veut|veulent|voudrait|aimerait|aimeraient|souhaite\w*|propose\w*|est pret a|pourrait)\b[^;]{0,12}\b(?:nous racheter|racheter|me racheter|reprendre (?:l'|la |le |notre |mon )?(?:\w+ )?${possession}|acheter (?:l'|la |le |notre |mon )?(?:\w+ )?${possession})`,
    /\b(?:nous|m') ?(?:a|ont) fait une (?:\w+ )?(?:offre|proposition)\b/iu,
    anyCase`\binteresse\w*\b[^;]{0,12}\b(?:par (?:la |une )?reprise|par (?:le |un )?rachat|a (?:notre|mon|l'|la) ?(?:\w+ )?${possession}|pour reprendre)\b`,
    /\b(?:approches?|contactes?|sollicites?)\b[^;]{0,15}\b(?:rachat|reprise|vente|cession|racheter)\b/iu,
    /\b(?:offre|proposition|demande) (?:de rachat|de reprise|d'achat|pour (?:l'entreprise|la societe|le fonds|l'affaire|le cabinet|notre \w+))\b/iu,
    anyCase`\bdemande s'(?:il|ils|elle) (?:pouvai\w+|pourrai\w+|peut|peuvent)\b[^;]{0,12}\b(?:reprendre|racheter|acheter)\b`,
  ],
  not: [
    /\bnous (?:voulons|aimerions|souhaitons|pensons) (?:racheter|acheter|reprendre)\b/iu,
    /\b(?:personne|aucun)\b/iu,
    /\b(?:acheter|reprendre|reprend) (?:la |une |le |un )?(?:machine|camion|marchandise|planification|planning|gestion|stock)\b/iu,
    /\bclients interesses\b/iu,
  ],
};

const paymentDays: Kind = {
  kind: 'payment-days',
  patterns: [
    /\bil faut \d{2,3} jours\b[^;]{0,25}\b(?:payer|payes?|regler)\b/iu,
    /\b(?:paient|payent|paie)\b[^;]{0,10}\bentre \d{2,3} et \d{2,3} jours\b|\b(?:attend|attendons|attends)\b[^;]{0,6}\b\d{2,3} jours\b[^;]{0,12}\b(?:reglement|paiement|argent)\b/iu,
    /\b\d{2,3} jours de delai\b|\bdelai moyen\b[^;]{0,20}\b\d{2,3} jours\b|\b(?:paiement|vire|virement|reglement)\b[^;]{0,10}\ba \d{2,3} jours\b|\bfactures\b[^;]{0,15}\bouvertes\b[^;]{0,6}\b\d{2,3} jours\b/iu,
    /\b(?:paient|payent|paie|payes?|reglent|reglees?|regles?|regle|payer)\b[^;]{0,25}?\b(?:a|en|apres|sous|au bout de|dans les)\s(?:environ )?\d{2,3} jours\b/iu,
    /\bdelais? de (?:paiement|reglement)\b[^;]{0,20}?\b\d{2,3} jours\b/iu,
    /\b(?:attendons|attends|attend|attendre)\b[^;]{0,8}\b\d{2,3} jours\b[^;]{0,25}\b(?:payes?|argent|paiement|regles?)\b/iu,
    /\b(?:mettent|met)\b[^;]{0,8}\b\d{2,3} jours\b[^;]{0,12}\b(?:payer|regler|rembourser)\b/iu,
    /\b(?:exige|exigent|impose|imposent)\b[^;]{0,12}\b\d{2,3} jours\b/iu,
    /\b(?:argent|touchons|encaissons|encaisse)\b[^;]{0,25}\b\d{2,3} jours\b/iu,
    /\b\d{2,3} jours (?:pour|avant d')\s?(?:etre )?(?:payes?|regles?|payer)\b/iu,
    /\b\d{2,3} jours fin de mois\b/iu,
  ],
  not: [/\b(?:nous|je|on) (?:payons|paie|reglons|regle) (?:nos|les|mes)\b/iu],
  values: ({ match: [words] }) => {
    const [days] = daysIn(words);
    return days === undefined ? {} : { days };
  },
};

const whyLeave: Kind = {
  kind: 'why-leave',
  patterns: [
    anyCase`\b${clients}\b[^;]{0,6}\bne (?:viennent|reviennent) plus\b[^;]{0,20}\b(?:parce|car|quand|apres)\b`,
    anyCase`\bapres (?:la|le|l'|une?) ?(?:\w+ ){1,4}(?:beaucoup de |des |nos )?${clients}\b[^;]{0,10}\b(?:sont partis|partent|s'en vont|nous quittent)\b`,
    anyCase`\b${clients}\b[^;]{0,20}\b(?:partent|changent|arretent)\b[^;]{0,25}\b(?:annee quand|a cause|quand|des que)\b`,
    /\bcelui qui attend\b[^;]{0,30}\bne revient pas\b|\bbeaucoup (?:arretent|partent)\b[^;]{0,20}\b(?:des que|quand|apres)\b|\bperd\w*\b[^;]{0,10}\b(?:habitues|clients)\b[^;]{0,10}\b(?:parce|quand|car)\b/iu,
    /\b(?:abonnements|contrats)\b[^;]{0,15}\bresilies\b[^;]{0,8}\bapres\b|\b(?:gens|clients)\b[^;]{0,30}\bvont (?:ailleurs|au discount|chez)\b/iu,
    anyCase`\b${clients}\b[^;]{0,20}\b(?:partent|arretent|s'en vont|abandonnent|changent|nous quittent|quittent|resilient|vont voir ailleurs|se desabonnent|decrochent|vont ailleurs|ne renouvellent pas)\b[^;]{0,40}\b(?:apres|au bout|des que|parce|quand|lorsque|car|a cause|si)\b`,
    anyCase`\b(?:arretent|partent|resilient|abandonnent|quittent)\b[^;]{0,25}\b(?:apres|au bout|quand|parce)\b`,
    anyCase`\b(?:perdons|perds|perd)\b[^;]{0,15}\b${clients}\b[^;]{0,25}\b(?:apres|des que|parce|quand|car)\b`,
    anyCase`\b${clients}\b[^;]{0,12}\bne (?:reviennent|commandent|reservent) (?:pas|plus)\b[^;]{0,25}\b(?:apres|parce|quand|car|des)\b`,
    /\b(?:resiliations|departs|desabonnements|abandons)\b[^;]{0,20}\b(?:viennent|arrivent|apres|quand|parce)\b/iu,
  ],
  not: [
    /\b(?:peu de|aucun|presque pas de) (?:clients?|adherents|abonnes)\b/iu,
    /\b(?:salaries|employes|apprentis|chauffeurs|ouvriers|compagnons)\b[^;]{0,12}\b(?:partent|quittent|arretent|demissionnent)\b/iu,
    /\bcontents?\b/iu,
  ],
};

const owners = String.raw`(?:frere|soeur|associee?s?|cousine?|mari|femme|beau-frere|coactionnaires?|actionnaires)`;

const partnersUnsettled: Kind = {
  kind: 'partners-unsettled',
  patterns: [
    anyCase`\bstatuts\b[^;]{0,12}\bne (?:disent|prevoient|reglent)\b|\baucune regle\b[^;]{0,30}\b(?:de nous|associe\w*|parts)\b|\b(?:mon|ma) ${owners} et moi\b[^;]{0,6}\bnous disput\w+`,
    anyCase`\b(?:mon|ma) (?:\w+ )?${owners} veut\b[^;]{0,25},? moi (?:plutot|non|pas|je|au contraire)\b|\bavec (?:mon|ma) (?:\w+ )?${owners} on se dispute\b`,
    /\b(?:sortie|deces|depart) d'une? associee?\b[^;]{0,25}\b(?:pas|rien|jamais)\b|\ba (?:deux|trois|quatre)\b[^;]{0,12}\bn'arrive\w*\b[^;]{0,15}\bd'accord\b/iu,
    anyCase`\bmon associee?\b[^;]{0,40}\b(?:rien n'est (?:fixe|regle|ecrit)|ne nous parlons)\b|\bpoignee de main\b|\btout arrange a l'oral\b`,
    /\b(?:deux|trois|quatre) (?:gerants|associes|proprietaires)\b[^;]{0,15}\b(?:objectifs|visions|idees)\b[^;]{0,8}\b(?:differents|differentes|opposes)\b|\bstatuts\b[^;]{0,10}\bpas a jour\b/iu,
    anyCase`\b(?:mon|ma|mes|les|nous) (?:\w+ )?(?:${owners}|deux|trois)(?: et moi)?\b[^;]{0,25}\b(?:pas d'accord|en desaccord|pas la meme|ne tirent pas|jamais parle|jamais regle|pas regle|se disputent|differentes?|divergent\w*)\b`,
    /\b(?:pas de|aucun|sans) (?:pacte|contrat|accord|convention)\b[^;]{0,8}\b(?:d'associes|d'actionnaires|entre associes|entre nous)\b/iu,
    /\b(?:si|quand) l'une? de nous\b[^;]{0,40}\b(?:pas|rien|jamais|flou)\b|\bce qui se passe\b[^;]{0,12}\bsi l'une? de nous\b/iu,
    anyCase`\b(?:mon|ma) (?:\w+ )?${owners} veut\b[^;]{0,40}\b(?:moi non|moi pas|pas moi|et moi|moi je)\b`,
    /\bparts\b[^;]{0,12}\b(?:jamais|pas) (?:ete )?(?:evaluees|estimees|valorisees)\b|\b(?:combien|ce que) (?:vaut|valent) (?:sa|ma|ses|mes|les|une) parts?\b/iu,
    /\bentre (?:associes|nous)(?: \w+)?\b[^;]{0,12}\brien\b[^;]{0,12}\b(?:ecrit|regle|decide|signe|formalise)\b|\brien n'est (?:ecrit|regle|signe)\b[^;]{0,12}\bentre (?:associes|nous)\b/iu,
    /\bqui de nous\b[^;]{0,20}\bdecide\b/iu,
    anyCase`\b${owners}\b[^;]{0,12}\bse (?:disputent|dechirent)\b`,
    /\bjamais (?:mis par ecrit|ecrit|formalise|fixe)\b[^;]{0,12}\bqui\b/iu,
  ],
  not: [/\b(?:clients?|fournisseurs?)\b/iu, /\b(?:sommes|suis) d'accord\b|\bregle tout\b/iu],
};

const ownSum: Kind = {
  kind: 'own-sum',
  patterns: [
    anyCase`\b(?:impaye|erreur|sinistre|perte|degat)\w*\b[^;]{0,15}\b(?:etait de|a ete de|s'eleve a|a coute)\b[^;]{0,8}?${sum}`,
    anyCase`\b(?:fait perdre|trou de|impayes ?:|jete|mangent|mange|passe|passons)\b[^;]{0,25}?${sum}(?:[^;]{0,20}\b(?:par la fenetre|par an|creances|pertes?)\b|(?=[ .]|$))`,
    anyCase`\b(?:coutent?|coute|perdons|perds|perdu|pertes? de|perte|brule\w*|gaspill\w*|s'est eleve|echappent|manque a gagner)\b[^;]{0,30}?${sum}`,
    anyCase`${sum}[^;]{0,20}\b(?:en pertes?|nous echappent|perdus?|de perte|de manque a gagner|partis en fumee|a la poubelle)\b`,
  ],
  not: [
    /\bnouvelle? (?:\w+ )?coute\b|\bnouveau (?:\w+ )?coute\b/iu,
    /\b(?:investi|clients? depens\w*)\b/iu,
    /\bun\w* \w+ coute \d/iu,
  ],
  values: ({ match: [words], country }) => {
    const [amount] = amountsIn(words, country);
    return amount === undefined ? {} : { amount };
  },
};

const latePayer: Kind = {
  kind: 'late-payer',
  patterns: [
    /\b(?:paie|paient|regle|reglent)\b[^;]{0,30}\b(?:a|en|sous|apres) \d{2,3} jours\b[^;]{0,40}\b(?:contrat|au lieu de|convenu\w*|prevu\w*)\b/iu,
    /\b(?:paie|paient|regle|reglent)\b[^;]{0,20}\b(?:toujours |souvent |tres |trop )?(?:en retard|quand (?:il|elle|ils|elles) (?:veut|veulent))\b/iu,
    /\b(?:factures?|impayes?)\b[^;]{0,25}\b(?:impayees?|en retard|en souffrance|toujours ouvertes?|non reglees?)\b/iu,
    /\b(?:nous|me) doi(?:t|vent) (?:encore |toujours )?\d/iu,
    /\bcourir apres (?:les|mes|nos) (?:paiements|factures|clients|impayes)\b/iu,
  ],
  not: [
    /\b(?:nous|je|on) (?:payons|paie|paye|reglons|regle)\b/iu,
    /\b(?:aucune?|pas d') ?(?:facture|impaye|retard)/iu,
  ],
  values: ({ match: [words] }) => {
    const days = daysIn(words);
    return days.length === 0 ? {} : { days: Math.max(...days) };
  },
};

const openQuestion: Kind = {
  kind: 'open-question',
  patterns: [
    /\b(?:attend|attendent|veut|veulent|voudrait) (?:une|ma|notre|sa) (?:reponse|decision)\b/iu,
    /\bje (?:ne )?(?:lui |leur )?(?:ai|n'ai) (?:toujours |encore )?(?:pas|jamais) (?:encore |vraiment )?(?:repondu|rappele|decide|dit (?:oui|non))\b|\bje n(?:e l|')(?:ui )?ai (?:pas|jamais) (?:encore )?(?:repondu|donne de reponse)\b/iu,
    /\b(?:a|ont|m'a|m'ont|nous a|nous ont) (?:deja )?demande (?:deux|trois|plusieurs) fois\b/iu,
    /\bje repousse (?:la|cette|ma) (?:decision|reponse|discussion|conversation)\b/iu,
  ],
  not: [/\b(?:clients?|clientes)\b[^;]{0,15}\battend/iu],
};

const lowPrices: Kind = {
  kind: 'low-prices',
  patterns: [
    /\b(?:n'ose|n'osons|n'ai pas ose|n'avons pas ose)\b[^;]{0,30}\b(?:augment\w*|prix|tarifs?)\b/iu,
    /\b(?:peur|crainte)\b[^;]{0,20}\b(?:augment\w*|monter)\b[^;]{0,15}\b(?:prix|tarifs?)?/iu,
    /\b(?:prix|tarifs?)\b[^;]{0,30}\b(?:n'ont pas (?:bouge|change|augmente)|sont (?:ceux|les memes) (?:de|qu'en)|(?:sont )?trop bas|datent de)\b/iu,
    /\b(?:sommes|suis) trop (?:bon marche|pas chers?|peu chers?)\b/iu,
    /\b(?:ne|on) (?:facturons|facture|facturerai) (?:pas|jamais|rien)\b|\b(?:gratuitement|sans (?:le |les )?facturer)\b/iu,
  ],
  not: [
    /\bconcurren\w+\b[^;]{0,30}\b(?:trop bas|pas cher)/iu,
    /\b(?:livraison|devis|premier\w*) gratuit/iu,
  ],
};

const slowQuotes: Kind = {
  kind: 'slow-quotes',
  patterns: [
    /\bdelais? (?:des|de|du) (?:nos |mes )?devis\b/iu,
    /\bdevis\b[^;]{0,40}\b(?:semaines?|mois|le soir|les soirs|la nuit|le dimanche|le week-end|en retard|attend\w*|trainent|tout seul|toute seule)\b/iu,
    /\b(?:en retard|du retard)\b[^;]{0,15}\bdevis\b|\b(?:pile|tas) de devis\b/iu,
    /\bclients? attend\w*\b[^;]{0,20}\bdevis\b/iu,
  ],
  not: [/\bfournisseurs?\b/iu, /\ben (?:un|deux|24|48) (?:jours?|heures)\b/iu],
};

const callsOwner: Kind = {
  kind: 'calls-owner',
  patterns: [
    /\b(?:m'appellent?|m'appelle|me telephonent?)\b[^;]{0,40}\b(?:dimanche|soir|vacances|week-end|nuit|pour (?:tout|chaque|rien))\b/iu,
    /\b(?:personne|aucun d'eux) n(?:e |')(?:ose|veut|prend)\b[^;]{0,15}\b(?:decid\w*|decision)\b/iu,
    /\b(?:chaque|toutes? les?) \w+(?: \w+)? (?:passe|passent|arrive|arrivent|remonte|remontent) (?:par|chez|sur|a) (?:moi|mon bureau)\b/iu,
  ],
  not: [/\bclients?\b[^;]{0,15}\bm'appel/iu],
};

/** The kinds of fact as they are told in French. */
export const frenchKinds: readonly Kind[] = [
  wishExit,
  wishSmall,
  event,
  personLeaves,
  onlyOne,
  clientShare,
  liquidity,
  termEnds,
  healthAge,
  costSqueeze,
  buyer,
  paymentDays,
  whyLeave,
  partnersUnsettled,
  ownSum,
  latePayer,
  openQuestion,
  lowPrices,
  slowQuotes,
  callsOwner,
];
