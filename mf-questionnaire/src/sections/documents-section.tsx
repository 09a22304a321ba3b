import { FlagField } from '../fields/choices/flag-field.js';
import { QuestionGroup } from '../fields/question-group.js';
import { TileGrid } from '../fields/choices/tile-grid.js';

/** Which documents are ready to be shown. */
export function DocumentsSection() {
  return (
    <QuestionGroup
      label="Which of these do you have, up to date and ready to show?"
      hint="There is nothing to upload."
    >
      <TileGrid>
        <FlagField name="documents.businessPlan" />
        <FlagField name="documents.financialStatements" />
        <FlagField name="documents.orgChart" />
        <FlagField name="documents.marketAnalysis" />
        <FlagField name="documents.processDocumentation" />
      </TileGrid>
    </QuestionGroup>
  );
}
