import { Body1, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { QuestionGroup } from '../fields/question-group.js';
import { useQuestionContext } from '../form/question-context.js';
import { analystSetting } from './analyst-setting.js';

const useStyles = makeStyles({
  // In line with the words above it.
  box: { justifySelf: 'start', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  about: { maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
});

/**
 * Shows that a language model writes the report's advice, where the server has one, and lets the
 * owner refuse it.
 */
export function AnalystChoice() {
  const styles = useStyles();
  const aboutId = useId();
  const { control } = useQuestionContext();
  const {
    field: { value, onChange, onBlur },
  } = useController({ control, name: 'meta.useAi' });
  const { data } = useQuery(analystSetting);
  if (data?.languageModel !== true) return null;
  return (
    <QuestionGroup label="How your report is written">
      <Body1 id={aboutId} className={styles.about}>
        The scores are made by fixed rules. A language model of{' '}
        {data.provider ?? 'an outside provider'} looks for facts in your long answers and writes the
        advice of the report. It gets your answers without the names of owner and company, and
        everything it writes is checked.
      </Body1>
      <Checkbox
        className={styles.box}
        label="Write my report without a language model"
        aria-describedby={aboutId}
        checked={!value}
        onChange={(_, { checked }) => onChange(checked !== true)}
        onBlur={onBlur}
      />
    </QuestionGroup>
  );
}
