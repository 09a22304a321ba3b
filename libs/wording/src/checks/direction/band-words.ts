import type { ReadinessBand } from '@ellac/contracts';
import { isDenied, type Clause } from './clauses.js';
import type { Ground } from './clause-ground.js';

const whole = '(?:it|leadership|the (?:whole )?(?:company|business|firm)|\\{\\{COMPANY\\}\\})';
/** A handover of sales or of finance is not a handover of the company. */
const handover = `handover(?! of (?!${whole}))`;
const handOver = `hand over(?! (?!${whole}|today|now|yet|at)[\\w{])`;
const next = `(?:phase 2|(?:a |the |its )?(?:${handover}|next phase|change of leadership|transition))`;

/** Phrases that call the company ready. */
const ready = new RegExp(
  [
    `ready (?:for ${next}|to (?:be handed over|${handOver}|run without|be run|move (?:in)?to phase 2|enter phase 2))`,
    `(?:company|business|firm|\\{\\{COMPANY\\}\\}|it|everything) (?:is|looks|stands) (?:\\w+ ){0,2}ready(?! (?:with|for|to)\\b)`,
    'phase 2[ -]ready',
    'can (?:already )?be handed over (?:today|now|at once|already|at any time|tomorrow|immediately|safely)',
    '(?:has|have) (?:\\w+ )?(?:reached|entered|arrived in|completed the move to) phase 2',
    `(?:is|stands|operates|works|acts|lives) (?:\\w+ ){0,2}in phase 2`,
    'nothing stands in the way of (?:a |the )?(?:handover|phase 2|move)',
  ].join('|'),
  'g',
);

/** Phrases that call it not ready without a negation. */
const unready = new RegExp(
  [
    'unready',
    `(?:is|remains|stays|stands) (?:\\w+ ){0,2}(?:in|at) phase 1`,
    'cannot (?:yet )?be handed over',
    'phase 1 (?:company|business)',
    'far from phase 2',
  ].join('|'),
  'g',
);
const inTransition = /\b(?:is|are|remains|stands|stays|counts as) (?:\w+ ){0,2}in transition\b/g;

/** A plan or a question says nothing about today. */
const notToday =
  /\b(?:if|unless|whether|once|until|before|when|as soon as|would|could|should|may|might|must|needs?|to (?:be|become|get|count)|to make|towards?|makes?|will|becomes?|how|what|level|the way|closer|nearer|step|on paper)\b/;
/** Phrases that limit the readiness, as in the band with gaps. */
const inPart =
  /\b(?:gaps?|nearly|almost|largely|mostly|mainly|conditions?|with|apart from|except|in part|partly|close to|in many|in most|begin|start|as long as)\b/;
const fully = /\b(?:fully|entirely|completely|wholly|in every|in all|quite)\b/;

const nearlyThere: readonly ReadinessBand[] = ['phase-2-ready', 'ready-with-gaps'];

/** Claims of a readiness that differs from the band. */
export function readinessFaults({ text, sentence }: Clause, ground: Ground): readonly string[] {
  const { band, bandLabel } = ground.judgement;
  const wrong = [`contradicts the readiness (“${bandLabel}”)`];
  if (notToday.test(text)) return [];

  const saidReady = Array.from(text.matchAll(ready)).flatMap(({ 0: found, index }) => {
    const word = index + Math.max(0, found.search(/ready|in phase 2/));
    const isSaid = !isDenied(text, word, index + found.length);
    // A company that is ready for Phase 2 need not be in it yet.
    return !isSaid && found.endsWith('in phase 2') ? [] : [isSaid];
  });
  if (saidReady.includes(true)) {
    const bears = band === 'ready-with-gaps' && inPart.test(sentence) && !fully.test(text);
    if (band !== 'phase-2-ready' && !bears) return wrong;
  }
  if (saidReady.includes(false) && nearlyThere.includes(band)) {
    if (band === 'phase-2-ready' || !fully.test(text)) return wrong;
  }
  for (const { 0: found, index } of text.matchAll(unready)) {
    const word = index + Math.max(0, found.search(/(?:in|at) phase 1/));
    if (isDenied(text, word, index + found.length)) {
      if (band === 'phase-1-owner-led') return wrong;
    } else if (
      nearlyThere.includes(band) ||
      (band === 'in-transition' && found.endsWith('phase 1'))
    ) {
      if (!/\bpartly\b/.test(text)) return wrong;
    }
  }
  for (const { 0: found, index } of text.matchAll(inTransition)) {
    const denied = isDenied(text, index + found.indexOf('in transition'), index + found.length);
    if (denied === (band === 'in-transition')) return wrong;
  }
  return [];
}
