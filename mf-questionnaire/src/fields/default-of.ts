import { questionnaireDefaults } from '@ellac/contracts';
import { get } from 'react-hook-form';
import type { NameOfKind } from './field-names.js';

/** What a number is on a new form. */
export function defaultOf(name: NameOfKind<'number'>): number {
  const value: number = get(questionnaireDefaults, name);
  return value;
}

/** What the shares of a percent group are on a new form. */
export function defaultSharesOf(name: NameOfKind<'percentGroup'>): Record<string, number> {
  const shares: Record<string, number> = get(questionnaireDefaults, name);
  return shares;
}
