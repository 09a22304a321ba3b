import {
  dependencyFields,
  type IndependentFunction,
  type InstitutionalizedRelationship,
} from '@ellac/contracts';
import { ListField, NumberField } from '../../common/validation/field-decorators.js';

export class DependencyDto {
  @ListField(dependencyFields.independent_functions)
  independent_functions!: IndependentFunction[];

  @NumberField(dependencyFields.max_absence_days)
  max_absence_days!: number;

  @ListField(dependencyFields.institutionalized_relationships)
  institutionalized_relationships!: InstitutionalizedRelationship[];
}
