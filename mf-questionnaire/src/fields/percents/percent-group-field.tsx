import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import { mayBeUnknown, formatGrouped, type Notation, type NumberRule } from '@ellac/contracts';
import { memo, useRef, useState } from 'react';
import { useQuestionContext } from '../../form/question-context.js';
import { Announcement } from '../announcement.js';
import { defaultSharesOf } from '../default-of.js';
import type { NameOfKind } from '../field-names.js';
import { atMost, followersOf, linkShares, type Shares } from './linked-percents.js';
import { NotKnownBox } from '../not-known/late-not-known-box.js';
import { NumberInput } from '../numbers/number-input.js';
import { QuestionGroup } from '../question-group.js';
import { ShareBar, Swatch } from './share-bar.js';
import { SumStatus } from './sum-status.js';
import { useFocusWithin } from '../use-focus-within.js';
import { useNotation } from '../numbers/use-notation.js';
import { useNotKnown } from '../not-known/use-not-known.js';
import { hintProps, useQuestion } from '../use-question.js';

const useStyles = makeStyles({
  box: {
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  whole: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 136px',
    alignItems: 'center',
    // The words end where the last input does.
    justifyItems: 'end',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalS,
    '@container (max-width: 639px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
    },
  },
  shares: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalS,
  },
  label: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalSNudge },
  slip: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    marginTop: tokens.spacingVerticalS,
    color: tokens.colorBrandForeground2,
  },
  icon: { flexShrink: 0 },
});

type Parts = Readonly<Record<string, NumberRule>>;

/** Describes which other shares changed with the share that the owner set. */
function movedShares(
  parts: Parts,
  before: Shares,
  after: Shares,
  changed: string,
  notation: Notation,
): string {
  const moved = Object.entries(parts)
    .filter(([part]) => part !== changed && before[part] !== after[part])
    .map(([part, rule]) => `${rule.label} is now ${formatGrouped(after[part] ?? 0, notation)}%`);
  return moved.join(', ');
}

/**
 * Says how large a share can be: "Project can be at most 88%: Recurring is 12%."; empty where it is
 * not larger, and where the others leave it all 100%, as its own limits say that.
 *
 * @param given the shares that the owner has given, the latest last
 */
function slipIn(
  parts: Parts,
  shares: Shares,
  given: readonly string[],
  notation: Notation,
): string {
  const changed = given.at(-1);
  if (changed === undefined) return '';
  const { names, areAnswers } = followersOf(shares, changed, given);
  const limit = atMost(shares, changed, areAnswers ? [] : names);
  if ((shares[changed] ?? 0) <= limit) return '';
  const percent = (share: number) => `${formatGrouped(share, notation)}%`;
  const others = Object.entries(parts)
    .filter(([part]) => part !== changed && (shares[part] ?? 0) > 0)
    .map(([part, { label }]) => `${label} is ${percent(shares[part] ?? 0)}`);
  if (others.length === 0) return '';
  return `${parts[changed]?.label ?? ''} can be at most ${percent(limit)}: ${others.join(' and ')}.`;
}

/** Shares that make 100% together: when the owner changes one, another is adjusted. */
export const PercentGroupField = memo(function PercentGroupField({
  name,
}: {
  readonly name: NameOfKind<'percentGroup'>;
}) {
  const styles = useStyles();
  const { rule, field, put, error } = useQuestion(name);
  const { form } = useQuestionContext();
  const group = useFocusWithin(field.ref, 'input:enabled');
  const notation = useNotation();
  const defaults = defaultSharesOf(name);
  const notKnown = useNotKnown<Shares>(name, {
    value: field.value,
    fallback: defaults,
    onChange: put,
  });
  const parts: Parts = rule.parts;
  const shares: Shares = { ...field.value };
  const [moved, setMoved] = useState('');
  /**
   * The shares when the field was entered. Each key starts from them again, so that an incomplete
   * number ("1", "10" for 100) does not change the other shares for good.
   */
  const entered = useRef(shares);

  /** The shares that the owner has given, the latest last. */
  const given = () =>
    form
      .getValues('entry.touched')
      .flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));

  const set = (part: string, percent: number) => {
    const followers = followersOf(entered.current, part, given());
    const linked = linkShares(entered.current, part, percent, followers);
    put(linked);
    setMoved(movedShares(parts, entered.current, linked, part, notation));
  };

  /** An empty share takes its default, or what the shares leave that the owner has given. */
  const empty = (part: string) => {
    const others = given().filter((each) => each !== part);
    const taken = others.reduce((sum, each) => sum + (entered.current[each] ?? 0), 0);
    set(part, Math.max(0, Math.min(defaults[part] ?? 0, 100 - taken)));
  };

  const slip = notKnown.marked ? '' : slipIn(parts, shares, given(), notation);
  return (
    <div className={styles.box}>
      <QuestionGroup
        label={rule.label}
        hasBox={mayBeUnknown(name)}
        hint={rule.hint}
        error={error}
        groupRef={group}
      >
        {!notKnown.marked && (
          <div className={styles.whole}>
            <ShareBar shares={shares} />
            <SumStatus shares={shares} />
          </div>
        )}
        <div className={styles.shares}>
          {Object.entries(parts).map(([part, partRule], index) => (
            <Field
              key={part}
              label={{
                className: styles.label,
                children: (
                  <>
                    <Swatch index={index} />
                    {partRule.label}
                  </>
                ),
              }}
              {...hintProps(partRule)}
            >
              <NumberInput
                name={`${name}.${part}`}
                rule={partRule}
                value={shares[part] ?? 0}
                notKnown={notKnown.marked}
                onNumber={(percent) => set(part, percent)}
                onNone={() => empty(part)}
                onEnter={() => {
                  entered.current = shares;
                }}
                onLeave={field.onBlur}
              />
            </Field>
          ))}
        </div>
        {slip !== '' && (
          <div className={styles.slip}>
            <Info16Regular className={styles.icon} aria-hidden />
            {slip}
          </div>
        )}
        {mayBeUnknown(name) && <NotKnownBox name={name} {...notKnown} />}
        <Announcement text={slip === '' ? moved : slip} />
      </QuestionGroup>
    </div>
  );
});
