import {
  businessAssessmentFields,
  contextAssessmentFields,
  leadershipAssessmentFields,
} from '@ellac/contracts';
import { RatingField } from '../../common/validation/field-decorators.js';

export class BusinessAssessmentDto {
  @RatingField(businessAssessmentFields.processes)
  processes!: number;

  @RatingField(businessAssessmentFields.independence)
  independence!: number;

  @RatingField(businessAssessmentFields.documentation)
  documentation!: number;
}

export class LeadershipAssessmentDto {
  @RatingField(leadershipAssessmentFields.transition)
  transition!: number;

  @RatingField(leadershipAssessmentFields.planning)
  planning!: number;

  @RatingField(leadershipAssessmentFields.delegation)
  delegation!: number;
}

export class ContextAssessmentDto {
  @RatingField(contextAssessmentFields.market_position)
  market_position!: number;

  @RatingField(contextAssessmentFields.competitive_advantage)
  competitive_advantage!: number;

  @RatingField(contextAssessmentFields.industry_monitoring)
  industry_monitoring!: number;
}
