import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight16Regular } from '@fluentui/react-icons';
import { formatExactMoney, isNotKnown, type NumberRule } from '@ellac/contracts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../../form/question-context.js';
import { ruleOf } from '../field-names.js';
import { NumberField } from '../numbers/number-field.js';
import { useCountry } from '../numbers/use-country.js';
import { useNotation } from '../numbers/use-notation.js';
import { useUnread } from '../numbers/use-unread.js';

const useStyles = makeStyles({
  // Its height is there before the amount is.
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    color: tokens.colorBrandForeground2,
  },
});

type MarginName = 'financial.gross_profit_margin' | 'financial.net_profit_margin';

/** What the amount of a margin is, above and below zero. */
const meanings: Readonly<Record<MarginName, readonly [left: string, lost: string]>> = {
  'financial.gross_profit_margin': [
    'a year before fixed costs',
    'is lost in a year before fixed costs',
  ],
  'financial.net_profit_margin': ['is left of a year', 'is lost in a year'],
};

/** Three significant digits; what an owner knows of a margin is not more exact. */
const rounded = (amount: number): number => Math.round(Number(amount.toPrecision(3)));

/** A margin, and below it what it is in money once revenue is known. */
export const MarginField = memo(function MarginField({ name }: { readonly name: MarginName }) {
  return <NumberField name={name} below={<MarginInMoney name={name} />} />;
});

function MarginInMoney({ name }: { readonly name: MarginName }) {
  const styles = useStyles();
  const { control } = useQuestionContext();
  const country = useCountry();
  const notation = useNotation();
  const [revenue, margin, notKnown] = useWatch({
    control,
    name: ['financial.annual_revenue', name, 'meta.notKnown'],
  });
  const isUnread = [useUnread('financial.annual_revenue'), useUnread(name)].some(
    (typed) => typed !== null,
  );
  const { min, max }: NumberRule = ruleOf(name);
  const amount = Math.abs((revenue * margin) / 100);
  const isShown =
    amount > 0 &&
    margin >= min &&
    margin <= max &&
    !isUnread &&
    !isNotKnown(notKnown, name) &&
    !isNotKnown(notKnown, 'financial.annual_revenue');
  const [left, lost] = meanings[name];
  const about = rounded(amount) === amount ? '' : 'about ';
  return (
    <div className={styles.line}>
      {isShown && (
        <>
          <ArrowRight16Regular aria-hidden />
          <span>
            {about}
            <strong>{formatExactMoney(rounded(amount), country, notation)}</strong>{' '}
            {margin < 0 ? lost : left}
          </span>
        </>
      )}
    </div>
  );
}
