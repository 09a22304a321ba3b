/** Common first names of the countries in whose languages owners speak to their people. */
export const firstNames: ReadonlySet<string> = new Set(
  `
  adam ahmed alexander ali andreas andrea angela anja anna anne anton barbara bernd bernhard birgit boris carsten
  christa christian christine christoph claudia daniel daniela david dennis dieter dirk elena elisabeth emma erich
  erika ernst eva felix florian frank franz friedrich fritz gabi gabriele georg gerd gerhard günter hannes hans
  harald heike heinrich heinz helga helmut herbert holger horst hubert ingrid jan jens jochen johann johannes jonas
  josef julia jürgen kai karin karl katharina katja katrin klaus kurt lars laura lena leon lisa lothar ludwig lukas
  manfred manuela marco maria marie mario markus martin martina matthias maximilian mehmet michael monika nicole
  niklas nina norbert olaf oliver otto patrick paul peter petra philipp rainer ralf reiner renate robert roland rolf
  rudolf ruth sabine sandra sarah sebastian silke simon sofia sophie stefan stefanie stephan susanne sven tanja
  thomas thorsten tim tobias torsten udo ulrich ulrike ursula uwe vera volker walter werner wilhelm wolfgang yvonne
  alain alexandre amélie antoine arnaud benoît bernard brigitte camille catherine cécile céline chantal charles
  chloé christophe claire claude denis didier dominique élodie émilie éric fabrice françois françoise frédéric
  gérard gilles guillaume guy hélène henri hervé hugo isabelle jacques jean jeanne jérôme julie julien laurence
  laurent léa louis louise luc lucie manon marc marcel margaux mathieu maurice michel michèle monique nathalie
  nicolas olivier pascal patrice philippe pierre raphaël rémi rené sandrine sébastien serge stéphane sylvie
  théo thierry valérie véronique vincent virginie yann yves
  alberto alejandro alessandro ana andrés angelo antonio carla carlo carlos carmen diego elisa enrico fabio
  fernando francesca francesco francisco franco giorgio giovanni giulia giuseppe ines isabel javier joão joaquín
  jorge josé juan lucia luigi luis luisa manuel mateo matteo miguel paola paolo pablo pedro pilar rafael roberto
  rosa salvatore sergio silvia stefano teresa vittorio
  anders bram cornelis daan eline femke gerrit hendrik henk jeroen johan joost kees maarten marieke pieter ruben
  sanne sander sietse thijs tijmen willem wouter
  alice amy andrew ben brian charlotte chris colin emily george hannah harry helen henry ian jack james jane jennifer
  jessica john jordan joseph karen kate kevin linda lucy mark mary matthew nick nigel rachel rebecca richard sam
  scott sean stephen steve steven susan tom tony william
  `
    .trim()
    .split(/\s+/u),
);
