import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessTokenOf } from '../src/report-access/access-token.js';
import { DeliveryProcessor } from '../src/report-access/delivery.processor.js';
import { aDelivery, aReport } from './support/factories.js';
import { type CaughtMail, linkIn, mailsArrived, sourceOf } from './support/mailbox.js';
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

const theMail = async (
  company: Parameters<typeof aReport>[1] = {},
): Promise<{ mail: CaughtMail; deliveryId: string; reportId: string }> => {
  const { id: reportId, owner } = await aReport(app, company);
  const deliveryId = await aDelivery(app, reportId);
  await app.app.get(DeliveryProcessor).deliver({ deliveryId });
  const [mail] = await mailsArrived(owner);
  return { mail: mail!, deliveryId, reportId };
};

/** The headers by their names, from the raw mail. */
const headersOf = async (mail: CaughtMail): Promise<Record<string, string>> => {
  const [head] = (await sourceOf(mail)).split(/\r?\n\r?\n/, 1);
  const lines = head!.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
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

  it('lets names add no header, no recipient, no markup and no link', async () => {
    const { mail } = await theMail({
      company: {
        name: 'Evil\r\nBcc: victim@example.com\r\n\r\n<img src=x onerror=alert(1)>',
        owner_first_name: '<a href="https://evil.example">Win</a> {{link}}',
      },
    });

    expect(Object.keys(await headersOf(mail)).sort()).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Reply-To',
      'Subject',
      'To',
    ]);
    expect(mail.to).toHaveLength(1);
    expect(mail.subject).toContain('Evil Bcc: victim@example.\u200ccom <img');
    expect(mail.html).not.toMatch(/<img|<a href="https:\/\/evil/);
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringContaining('/verify-report/'),
      'https://evaluate.example/',
    ]);
  });
});
