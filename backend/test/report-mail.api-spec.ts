import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPaths, type Questionnaire } from '@ellac/contracts';
import { accessTokenOf } from '../src/deliveries/access-token.js';
import { DeliveryProcessor } from '../src/deliveries/sending/delivery.processor.js';
import { eventually } from './support/eventually.js';
import { aDelivery, aReport, deliveryRow } from './support/factories.js';
import { headersOf, linkIn, mailOf, mailsArrived, sourceOf } from './support/caught-mails.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://evaluate.example',
    COMPANY_NAME: 'Coaching & Sons',
    MAIL_FROM: 'Reports <reports@coach.example>',
    MAIL_REPLY_TO: 'coach@coach.example',
  });
});
afterAll(() => app.close());

/** Sends the mail of a report of its own. */
const delivered = async (company: Partial<Questionnaire['company_info']> = {}) => {
  const { id: reportId, owner } = await aReport(app, { company });
  const deliveryId = await aDelivery(app, reportId);
  await app.app.get(DeliveryProcessor).deliver({ deliveryId });
  return { reportId, owner, deliveryId };
};

const theMail = async (company?: Partial<Questionnaire['company_info']>) => {
  const sent = await delivered(company);
  const [mail] = await mailsArrived(sent.owner);
  return { ...sent, mail: mail! };
};

/** What a person reads of an HTML mail. */
const readable = (html: string): string =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('the mail with the report’s link', () => {
  it('says the same in HTML and in text, and leads to the public address', async () => {
    const { mail, deliveryId, reportId } = await theMail();
    const token = accessTokenOf(app.environment.SECRET, deliveryId);

    expect(linkIn(mail).href).toBe(
      `https://evaluate.example/verify-report/${reportId}?token=${token}`,
    );
    expect(mail.text).toContain('The link expires in 24 hours');
    expect(mail.text).toContain('Coaching & Sons');
    expect(mail.text).not.toContain('{{');
    expect(mail.html).toContain(`href="${linkIn(mail).href}"`);
    expect(mail.html).toMatch(/<html lang="en">/);
    expect(mail.html).toMatch(/@media \(prefers-color-scheme: dark\)/);
    for (const line of mail.text.split('\n').filter((text) => text.trim() !== ''))
      expect(readable(mail.html)).toContain(line.trim().replace(/:$/, ''));
  });

  it('names its sender, where answers go, and itself', async () => {
    const { mail, deliveryId } = await theMail();

    expect(await headersOf(mail)).toMatchObject({
      From: 'Reports <reports@coach.example>',
      'Reply-To': 'coach@coach.example',
      'Message-ID': `<${deliveryId}@evaluate.example>`,
      'Auto-Submitted': 'auto-generated',
    });
  });

  it.each([
    ['builtin', /was made by fixed rules/, /language model/],
    [
      'openai',
      /a language model worded the report, and everything it wrote was checked/,
      /&#|was made by/,
    ],
  ])('says in one line who made the report: %s', async (engine, line, other) => {
    const { id, owner } = await aReport(app);
    await app.dataSource.query(
      `UPDATE analyses SET provenance = provenance || jsonb_build_object('engine', $2::text)
       WHERE id = $1`,
      [id, engine],
    );
    const deliveryId = await aDelivery(app, id);
    await app.app.get(DeliveryProcessor).deliver({ deliveryId });
    const [mail] = await mailsArrived(owner);
    for (const words of [mail!.text, readable(mail!.html)]) {
      expect(words).toMatch(line);
      expect(words).not.toMatch(other);
    }
  });

  it('leads to the public address, whatever the request says of its host', async () => {
    const { id, owner } = await aReport(app);
    await app.http
      .post(apiPaths.resendVerification)
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' })
      .send({ email: owner })
      .expect(200);
    const [mail] = await mailsArrived(owner);
    expect(linkIn(mail!).href).toMatch(`https://evaluate.example/verify-report/${id}?token=`);
    expect(await sourceOf(mail!)).not.toContain('evil');
  });
});

describe('names that somebody typed', () => {
  const headers = [
    'Auto-Submitted',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ];

  it.each([
    [
      'line breaks',
      'Evil\r\nBcc: victim@example.com\r\n\r\nHello',
      'Evil Bcc: victim@example.\u200ccom',
    ],
    ['markup', '<script>alert(1)</script><img src=x>', '<script>alert(1)</script><img src=x>'],
    [
      'a link',
      '<a href="http://evil.example">Win</a>',
      '<a href="http:\u200c//evil.\u200cexample">Win</a>',
    ],
    ['a template', '{{link}} {{{link}}}', '{{link}} {{{link}}}'],
    ['an encoded word', '=?utf-8?B?aHR0cDovL2V2aWw=?=', '=\u200c?utf-8?B?aHR0cDovL2V2aWw=\u200c?='],
    ['an encoded line', '=?utf-8?Q?=0D=0ABcc=3A_v?= é', '=\u200c?utf-8?Q?=0D=0ABcc=3A_v?= é'],
    ['other directions', '\u202egnp.exe\u2066 Ltd', 'gnp.\u200cexe Ltd'],
    ['no end', 'x'.repeat(100), `${'x'.repeat(59)}…`],
    ['addresses', '"A" <a@evil.example>, b@evil.example', '"A" <a@evil.\u200cexample>, b@evil'],
  ])('with %s add no header, no recipient, no markup and no link', async (_what, name, shown) => {
    const { mail, owner } = await theMail({ name, owner_first_name: name });

    expect(Object.keys(await headersOf(mail)).sort()).toEqual(headers);
    expect(mail.envelope.to).toEqual([{ address: owner }]);
    expect(mail.subject).toContain(shown);
    expect(mail.subject).not.toContain('://');
    expect(mail.text).toContain(`Hello ${shown}`);
    expect(readable(mail.html)).toContain(`Hello ${shown}`);
    expect(mail.html).not.toMatch(/<(img|script)|<a (?![^>]*href="https:\/\/evaluate\.example\/)/);
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringContaining('https://evaluate.example/verify-report/'),
      'https://evaluate.example/',
    ]);
  });
});

describe('the recipient', () => {
  it.each([
    "o'neil+business@example.com",
    "!#$%&*/=?^_`{|}~-'@example.com",
    '=?utf-8?q?=2C?=@example.com',
    'UPPER.case@example.com',
  ])('is %s, and nobody else', async (owner_email) => {
    const { deliveryId } = await delivered({ owner_email });
    const mail = await eventually('the mail', () => mailOf(deliveryId));
    expect(mail.envelope.to).toEqual([{ address: owner_email }]);
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com; b@example.com',
    '"a, b"@example.com',
    'A <a@example.com>',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com> NOTIFY=SUCCESS',
  ])('who is no address, such as %j, gets nothing, and neither do two', async (owner_email) => {
    const { deliveryId } = await delivered({ owner_email });
    expect(await deliveryRow(app, deliveryId)).toMatchObject({ status: 'failed' });
    expect(await mailOf(deliveryId)).toBeUndefined();
  });
});
