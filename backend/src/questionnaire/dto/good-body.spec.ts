import { ValidationPipe } from '@nestjs/common';
import { expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { refuseStrangeShapes } from '../../common/validation/body-shape.js';
import { goodBody } from '../../common/validation/good-body.js';
import { validationPipe } from '../../common/validation/validation.pipe.js';
import { SubmitQuestionnaireDto } from './submit-questionnaire.dto.js';
import { changedBodies, example } from './testing/changed-bodies.js';

/** A body as it comes out of the parser. */
const asParsed = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/** What the libraries make of a body by themselves; null where they refuse it. */
const librariesMake = (body: unknown): Promise<SubmitQuestionnaireDto | null> =>
  new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true })
    .transform(asParsed(body), { type: 'body', metatype: SubmitQuestionnaireDto })
    .catch(() => null);

const isStrange = (body: unknown): boolean => {
  try {
    refuseStrangeShapes(body);
    return false;
  } catch {
    return true;
  }
};

it('a submission is accepted with its changes exactly where the libraries accept it', async () => {
  await fc.assert(
    fc.asyncProperty(changedBodies, async (body) => {
      fc.pre(!isStrange(body));
      expect(goodBody(SubmitQuestionnaireDto, asParsed(body))).toStrictEqual(
        await librariesMake(body),
      );
    }),
    { numRuns: Number(process.env['AGREEMENT_RUNS'] ?? 300) },
  );
});

it('a good submission is not walked through a second time', async () => {
  const libraries = jest.spyOn(ValidationPipe.prototype, 'transform');
  await validationPipe().transform(asParsed(example()), {
    type: 'body',
    metatype: SubmitQuestionnaireDto,
  });
  expect(libraries).not.toHaveBeenCalled();
  libraries.mockRestore();
});
