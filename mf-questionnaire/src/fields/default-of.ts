import { questionnaireDefaults } from '@ellac/contracts';
import { get } from 'react-hook-form';
import type { NameOfKind } from './field-names.js';

/** What a number is on a new form. */
export const defaultOf = (name: NameOfKind<'number'>): number =>
  get(questionnaireDefaults, name) as number;

/** What the shares of a percent group are on a new form. */
export const defaultSharesOf = (name: NameOfKind<'percentGroup'>): Record<string, number> =>
  get(questionnaireDefaults, name) as Record<string, number>;
