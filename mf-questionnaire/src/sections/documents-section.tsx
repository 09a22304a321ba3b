import { makeStyles, tokens } from '@fluentui/react-components';
import { FlagField } from '../fields/flag-field.js';
import { QuestionGroup } from '../fields/question-group.js';

const useStyles = makeStyles({
  // The boxes in line with the question above them.
  flags: { display: 'grid', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

/** Which documents are ready to be shown. */
export function DocumentsSection() {
  const styles = useStyles();
  return (
    <QuestionGroup
      label="Which of these do you have, up to date and ready to show?"
      hint="There is nothing to upload."
    >
      <div className={styles.flags}>
        <FlagField name="documents.businessPlan" />
        <FlagField name="documents.financialStatements" />
        <FlagField name="documents.orgChart" />
        <FlagField name="documents.marketAnalysis" />
        <FlagField name="documents.processDocumentation" />
      </div>
    </QuestionGroup>
  );
}
