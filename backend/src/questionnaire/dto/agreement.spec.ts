import { messages, questionnaireSchema } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ValidationFailed } from '../../common/errors/validation-failed.js';
import { validationPipe } from '../../common/validation/validation.pipe.js';
import { SubmitQuestionnaireDto } from './submit-questionnaire.dto.js';
import { changedBodies, example } from './testing/changed-bodies.js';

type Verdict = readonly string[];

const pipe = validationPipe();

/** What the server refuses, as sorted `path: message`; empty where it accepts. */
async function serverSays(body: unknown): Promise<Verdict> {
  try {
    await pipe.transform(body, { type: 'body', metatype: SubmitQuestionnaireDto });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    return error.details.map(({ path, message }) => `${path}: ${message}`).sort();
  }
}

/**
 * The same for the page. A fault in a list is reported for the whole list, an unknown field by its
 * own path.
 */
function pageSays(body: unknown): Verdict {
  const issues = questionnaireSchema.safeParse(body).error?.issues ?? [];
  const said = issues.flatMap(({ path, ...issue }) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${[...path, key].join('.')}: ${messages.unknownField}`);
    const place = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    return [`${place.join('.')}: ${issue.message}`];
  });
  return [...new Set(said)].sort();
}

describe('the page and the server', () => {
  it('accept the example, both', async () => {
    expect(await serverSays(example())).toEqual([]);
    expect(pageSays(example())).toEqual([]);
  });

  it('accept and refuse the same bodies with the same words', async () => {
    await fc.assert(
      fc.asyncProperty(changedBodies, async (body) => {
        expect(await serverSays(body)).toEqual(pageSays(body));
      }),
      { numRuns: Number(process.env['AGREEMENT_RUNS'] ?? 300) },
    );
  });
});
