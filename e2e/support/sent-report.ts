import { randomUUID } from 'node:crypto';
import { apiPaths, exampleQuestionnaire, pagePaths, type Questionnaire } from '@ellac/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { newestMailTo } from './servers/mailbox.js';

/**
 * The link in the newest mail to this address; with `before`, waits for another link than that one.
 */
export async function newestLinkTo(owner: string, before?: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = /https?:\/\/\S+\/verify-report\/\S+/.exec((await newestMailTo(owner)).text)?.[0];
    expect(link, 'a link in the mail').toBeDefined();
    expect(link).not.toBe(before);
  }).toPass({ timeout: 90_000 });
  return link!;
}

/** Submits answers as the form does. */
export async function submit(request: APIRequestContext, answers: Questionnaire): Promise<void> {
  const answer = await request.post(apiPaths.submit, { data: answers });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** The address of the report to which a mailed link leads. */
export function reportAt(link: string): string {
  const { pathname, searchParams } = new URL(link);
  return pagePaths.results(pathname.split('/').at(-1)!, searchParams.get('token'));
}

/** A report with a unique owner, and the link from its mail. */
export interface SentReport {
  readonly id: string;
  readonly owner: string;
  readonly company: string;
  readonly token: string;
}

/** The example answers of a unique company, with an optional change. */
export function anExample(
  change = (answers: Questionnaire): Questionnaire => answers,
): Questionnaire {
  const unique = randomUUID().slice(0, 8);
  return change({
    ...exampleQuestionnaire,
    company_info: {
      ...exampleQuestionnaire.company_info,
      name: `Company ${unique}`,
      owner_email: `owner-${unique}@example.com`,
    },
  });
}

/** Creates a report without the page, from the example answers with an optional change. */
export async function aReport(
  request: APIRequestContext,
  change?: (answers: Questionnaire) => Questionnaire,
): Promise<SentReport> {
  const answers = anExample(change);
  const { owner_email: owner } = answers.company_info;
  await submit(request, answers);
  const link = new URL(await newestLinkTo(owner));
  return {
    id: link.pathname.split('/').at(-1)!,
    owner,
    company: answers.company_info.name,
    token: link.searchParams.get('token')!,
  };
}
