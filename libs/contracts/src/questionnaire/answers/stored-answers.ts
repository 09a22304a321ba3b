import { z } from '../../zod.js';
import type { Questionnaire } from '../questionnaire.js';

/**
 * The answers of a submission as its row stores them. They were checked when they were sent, by the
 * questions of that day, so a question of today may be missing.
 */
export type StoredAnswers = {
  readonly [Group in keyof Questionnaire]?: Partial<NonNullable<Questionnaire[Group]>> | undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Checks the groups alone: today's limits would refuse the answers of older versions. */
export const storedAnswersSchema = z.custom<StoredAnswers>(
  (value) => isObject(value) && Object.values(value).every(isObject),
);
