import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { apiPaths, exampleQuestionnaire } from '@ellac/contracts';
import { until } from './started-product.mjs';

/** @typedef {{ url: string, inboxUrl: string }} Addresses where the product and its inbox are */
/** @typedef {{ text: string, to: { address: string }[] }} Mail as the inbox tells it */
/** @typedef {{ reportId: string, token: string }} Link of a mail to an owner */

/**
 * @param {string} url
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
const post = (url, body, headers) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/**
 * An owner sends a questionnaire that must be accepted.
 *
 * @param {Addresses} at
 * @returns {Promise<string>} the owner's address
 */
export async function submit({ url }) {
  const unique = randomUUID().slice(0, 8);
  const email = `owner-${unique}@example.com`;
  const { company_info, ...rest } = exampleQuestionnaire;
  const company = { ...company_info, name: `Company ${unique}`, owner_email: email };
  const answer = await post(url + apiPaths.submit, { ...rest, company_info: company });
  assert.equal(answer.status, 201);
  return email;
}

/**
 * An owner asks for a new link.
 *
 * @param {Addresses} at
 * @param {string} email
 */
export async function askForLink({ url }, email) {
  assert.equal((await post(url + apiPaths.resendVerification, { email })).status, 200);
}

/**
 * Waits for a mail to an owner.
 *
 * @param {Addresses} at
 * @param {string} email
 * @returns {Promise<Link>}
 */
export async function linkTo({ inboxUrl }, email) {
  /** @type {Link | undefined} */
  let link;
  await until(async () => {
    const answer = await fetch(`${inboxUrl}/api/email`);
    const mails = /** @type {Mail[]} */ (await answer.json());
    const mail = mails.find(({ to }) => to.some(({ address }) => address === email));
    const found = /\/verify-report\/([\w-]+)\?token=([\w-]+)/.exec(mail?.text ?? '');
    if (found?.[1] && found[2]) link = { reportId: found[1], token: found[2] };
    return link !== undefined;
  });
  return /** @type {Link} */ (/** @type {unknown} */ (link));
}

/**
 * The report as its owner reads it through a mailed link, without the state of its mails.
 *
 * @param {Addresses} at
 * @param {Link} link
 */
export async function readReport({ url }, { reportId, token }) {
  const answer = await fetch(url + apiPaths.analysis(reportId, token));
  assert.equal(answer.status, 200, await answer.clone().text());
  const report = /** @type {import('@ellac/contracts').Analysis} */ (await answer.json());
  return { ...report, emailSendStatus: undefined, emailSentAt: undefined, emailSentTo: undefined };
}

/**
 * @param {Addresses} at
 * @param {{ username: string, password: string }} coach
 * @returns {Promise<string>} the cookie of the session
 */
export async function signIn({ url }, coach) {
  const answer = await post(url + apiPaths.login, coach);
  assert.equal(answer.status, 200);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/**
 * A coach writes to the owner of a report.
 *
 * @param {Addresses} at
 * @param {string} cookie
 * @param {string} analysisId
 */
export async function comment({ url }, cookie, analysisId) {
  const said = { analysisId, content: `Let us talk about ${randomUUID()}.` };
  assert.equal((await post(url + apiPaths.adminComments, said, { Cookie: cookie })).status, 201);
}

/**
 * @param {Addresses} at
 * @param {string} cookie of a coach
 * @returns {Promise<number>} how many companies the coach sees
 */
export async function countCompanies({ url }, cookie) {
  const answer = await fetch(url + apiPaths.adminCompanies(), { headers: { Cookie: cookie } });
  assert.equal(answer.status, 200);
  return /** @type {unknown[]} */ (await answer.json()).length;
}
