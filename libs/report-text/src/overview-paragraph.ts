import { formatPlainDate } from '@ellac/contracts';
import { capital, lowered, type TextFact, variantOf, you } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';
import { firstResultOf, isLongStep, situationSentencesOf } from './page-one/page-one.js';
import type { Plan } from './plan/plan.js';

const aboutExit: ReadonlySet<string> = new Set(['exit-short', 'exit-long']);

/** A wish that is not part of the situation, and how the plan treats it. */
function wishOf(business: Business): string {
  const { diagnosis, voice } = business;
  const wishes = (kind: TextFact['kind']) => diagnosis.facts.some((fact) => fact.kind === kind);
  const { id } = diagnosis.situation;
  if (wishes('wish-exit') && !aboutExit.has(id)) {
    const { who } = voice.exit;
    const time = voice.exit.time === undefined ? '' : ` ${voice.exit.time.by}`;
    if (who.name !== you.name) {
      return `${capital(who.name)} wants to leave${time}; the plan keeps that in mind.`;
    }
    return variantOf(business, [
      `You also want to hand over${time}; the plan leaves out what would not serve that.`,
      `The plan keeps in mind that you want to hand over${time}.`,
    ]);
  }
  if (wishes('wish-small') && id !== 'stay-small') {
    return variantOf(business, [
      'You want to stay this size, and no step asks you to grow.',
      'No step asks for growth, because you want to stay this size.',
    ]);
  }
  return '';
}

function beginningOf(business: Business, { first: [step] }: Plan): string {
  if (step === undefined) return '';
  const date = formatPlainDate(firstResultOf(step), business.answers.country);
  const what = lowered(step.gap.words.step);
  if (isLongStep(step)) {
    return variantOf(business, [
      `Begin with this: ${what}, with a first result by ${date}.`,
      `The first step is to ${what}, with a first result by ${date}.`,
    ]);
  }
  return variantOf(business, [
    `Begin with this: ${what}, by ${date}.`,
    `The first step is to ${what}, by ${date}.`,
    `First of all, ${what}, by ${date}.`,
  ]);
}

/** Where the business stands and what comes first; then what the owner says of it. */
export function overviewOf(business: Business, plan: Plan, quotation: string | undefined): string {
  const standing = [
    ...situationSentencesOf(business),
    wishOf(business),
    beginningOf(business, plan),
  ].filter((sentence) => sentence !== '');
  return [standing.join(' '), quotation].filter((part) => part !== undefined).join('\n\n');
}
