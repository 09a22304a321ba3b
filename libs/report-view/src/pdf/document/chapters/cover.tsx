import { formatDay, formatScore, type Analysis } from '@ellac/contracts';
import { regionOf } from '../../../words/region-of.js';
import { heldBackBy, placeInWords, stepOfReport } from '../../../words/scores/readiness-steps.js';
import { openingOf } from '../../../words/scores/opening.js';
import { writtenBy } from '../../../words/written-by.js';
import { Mark } from '../../drawings/drawn-mark.js';
import { PhasePath } from '../../drawings/drawn-phase-path.js';
import type { Logo } from '../../logo.js';
import { Contents } from './contents.js';

/** What the business is asked in the whole report. */
const question = 'Is the business ready to move from Phase 1 to Phase 2?';

/** Who may read it. */
const confidential =
  'Confidential: this report is meant for its owner and those the owner hands it to.';

/** From how many letters on a name is set smaller. */
const longName = 34;
const veryLongName = 64;

interface Props {
  readonly analysis: Analysis;
  readonly logo: Logo | null;
  /** The sections that the contents name. */
  readonly titles: readonly string[];
}

/** The first page: company, place on the way to Phase 2, date, note and contents. */
export function Cover({ analysis, logo, titles }: Props) {
  const { company, submittedAt, provider } = analysis;
  const { headline, meaning, hasScores, isVerdict } = openingOf(analysis);
  const step = stepOfReport(analysis);
  const about = [
    ['Prepared for', company.ownerName],
    ['Date of the answers', formatDay(new Date(submittedAt), regionOf(analysis))],
    ['Prepared by', provider],
  ] as const;
  return (
    <div className="cover whole">
      <div className="field box">
        <div className="provider">{logo === null ? <Mark /> : <LogoOnField logo={logo} />}</div>
        <p className="kind">ELLAC Business Evaluation</p>
        <h1 className={sizeOf(company.name)}>{company.name}</h1>
        {isVerdict ? <p className="question">{question}</p> : null}
        {step === null || !hasScores ? (
          <p className="band">{headline}</p>
        ) : (
          <div className="path">
            <PhasePath analysis={analysis} step={step} />
            <p className="place">{placeInWords(analysis, formatScore(analysis.overallScore))}</p>
          </div>
        )}
        <p className="meaning">{meaning}</p>
        {hasScores ? <HeldBack analysis={analysis} /> : null}
      </div>
      <div className="about">
        {about.map(([name, value]) => (
          <div key={name}>
            <p className="name">{name}</p>
            <p className={value.length > longName ? 'long' : ''}>{value}</p>
          </div>
        ))}
      </div>
      <h2>Important Note</h2>
      <p className="note">
        <span className="strong">{confidential}</span> {writtenBy(analysis)}
      </p>
      <Contents titles={titles} />
    </div>
  );
}

/** The size of the name, so that the longest one leaves room for the rest. */
function sizeOf(name: string): string {
  if (name.length > veryLongName) return 'smallest';
  return name.length > longName ? 'smaller' : '';
}

function LogoOnField({ logo: { source, name, width, height, hasPlate } }: { logo: Logo }) {
  const picture = <img src={source} alt={name} width={width} height={height} />;
  return hasPlate ? <div className="plate box">{picture}</div> : picture;
}

/** Why the filled segment is not that of the score, where something holds the band lower. */
function HeldBack({ analysis }: { analysis: Analysis }) {
  const held = heldBackBy(analysis);
  return held === null ? null : <p className="meaning">{held}</p>;
}
