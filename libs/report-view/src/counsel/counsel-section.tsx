import type { Counsel as Content, CounselText } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import {
  besideEachText,
  counselFiguresTitle,
  counselNote,
  counselStepsTitle,
  heartTitle,
  openTitle,
  turnsTitle,
} from '../words/counsel-headings.js';
import { BulletList } from '../pieces/text/bullet-list.js';
import { Disclosure } from '../pieces/disclosure.js';
import { Facts } from '../pieces/evidence/evidence-list.js';
import { measure } from '../pieces/measure.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { RunningText } from '../pieces/text/running-text.js';
import { isToldBelow } from '../reading-place/counsel-place.js';
import { CounselSteps } from './counsel-steps.js';

const useStyles = makeStyles({
  counsel: {
    // The columns above it do not end with a margin of their own.
    marginBlock: '24px 40px',
    '@media print': { marginBlock: '12px 20px' },
  },
  note: {
    margin: '24px 0 0',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** The main point of an older counsel, which has no letter. */
export function CounselHeart({ heart }: Pick<Content, 'heart'>) {
  return (
    <Part title={heartTitle}>
      <RunningText text={heart.text} />
      <RestsOn of={heartTitle} evidence={heart.evidence} />
    </Part>
  );
}

/** The rest of a language model's counsel: the steps, what would change them, and what is open. */
export function Counsel({ counsel, region }: { counsel: Content; region: string }) {
  const styles = useStyles();
  const { steps, turns, open, figures } = counsel;
  return (
    <div className={styles.counsel}>
      {isToldBelow(counsel) ? null : (
        <Part title={counselStepsTitle}>
          <CounselSteps steps={steps} region={region} />
        </Part>
      )}
      <Texts title={turnsTitle} texts={turns} />
      <Texts title={openTitle} texts={open} />
      {figures.length === 0 ? null : (
        <Disclosure title={counselFiguresTitle}>
          <Facts
            facts={Object.fromEntries(
              figures.map(({ label, value, formula }) => [label, [`${value} = ${formula}`]]),
            )}
          />
        </Disclosure>
      )}
      <p className={styles.note}>
        {counselNote}, {besideEachText}.
      </p>
    </div>
  );
}

function Texts({ title, texts }: { title: string; texts: readonly CounselText[] }) {
  if (texts.length === 0) return null;
  return (
    <Part title={title}>
      <BulletList
        items={texts.map(({ text }) => text)}
        after={(index) => <RestsOn of={texts[index]!.text} evidence={texts[index]!.evidence} />}
      />
    </Part>
  );
}
